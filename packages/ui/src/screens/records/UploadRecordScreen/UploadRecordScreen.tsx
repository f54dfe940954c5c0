import { Camera, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { FileDrop, type FileDropItem } from '../../../components/FileDrop/FileDrop';
import { formatSize } from '../../../components/FileField/check-file';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import type { Saved } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useSave } from '../../../patterns/use-save';
import { checkRecord, emptyRecord } from '../private/check-record';
import { RecordFields } from '../private/RecordFields';
import type { RecordDraft } from '../types';

export type UploadRecordScreenProps = {
  /** The files of the record, each with how far it is. */
  items: readonly FileDropItem[];
  /** `lost`: the connection is away, and sending goes on by itself. */
  sending: 'idle' | 'running' | 'paused' | 'lost';
  /** Null while it is not known. */
  storage: { usedBytes: number; maxBytes: number } | null;
  /** 'YYYY-MM-DD' */
  today: string;
  /** @default false */
  isOffline?: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Asked to send a failed one again. */
  onRetryFile: (id: string) => void;
  onPause: () => void;
  onResume: () => void;
  /** Files the record with all files that were sent, and leads to it. */
  onSave: (draft: RecordDraft) => Promise<Saved>;
};

const accept = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'application/dicom',
  '.heic',
  '.dcm',
];
const maxFiles = 20;
const largest = 256 * 1024 * 1024;

/** Sends files of one record and files it: several at once, over lines that break. */
export function UploadRecordScreen(props: UploadRecordScreenProps) {
  const { items, sending, storage, today, isOffline = false } = props;
  const [entry, setEntry] = useState(emptyRecord);
  const { isPending, refused, save } = useSave<unknown, never>(() => {});
  const { errors, formError, messageFor, accept: takeFaults } = useFormErrors(refused);
  const isUnfinished = items.some(({ state }) => state !== 'uploaded');

  function submit() {
    const checked = checkRecord(entry, today);
    const waiting = isUnfinished ? [{ name: 'files', message: m.upload_wait() }] : [];
    const faults = [...waiting, ...('faults' in checked ? checked.faults : [])];
    if (takeFaults(faults) && 'draft' in checked) void save(() => props.onSave(checked.draft));
  }

  return (
    <Page
      title={m.upload_title()}
      description={m.upload_description()}
      up={{ href: '/dashboard/medical-records', label: m.records_title() }}
    >
      <Form onSubmit={submit} errors={errors} {...(formError && { formError })} isPending={isPending}>
        {isOffline && (
          <Banner tone="info" title={m.upload_offline_title()}>
            {sending === 'idle' ? m.upload_offline() : m.upload_offline_sending()}
          </Banner>
        )}
        <Card>
          <Stack space={5}>
            <FileDrop
              name="files"
              label={m.upload_files()}
              description={m.upload_without_file()}
              items={items}
              onAdd={props.onAdd}
              onRemove={props.onRemove}
              onRetry={props.onRetryFile}
              accept={accept}
              kinds={m.upload_kinds()}
              maxSize={largest}
              maxCount={maxFiles}
              limits={m.upload_limits()}
              errorMessage={messageFor('files')}
              isDisabled={isOffline}
            />
            <Sending {...props} isOffline={isOffline} />
            {storage && (
              <Text size={14} tone="muted">
                {m.upload_used({
                  used: formatSize(storage.usedBytes, formattingLocale()),
                  most: `${Math.round(storage.maxBytes / 2 ** 30)} GB`,
                })}
              </Text>
            )}
          </Stack>
        </Card>
        <Card>
          <Stack space={5}>
            <Heading level={2} size={22}>
              {m.record_details()}
            </Heading>
            <RecordFields entry={entry} onChange={setEntry} today={today} messageFor={messageFor} />
          </Stack>
        </Card>
        <Inline space={3}>
          <Button needs="manage" type="submit" isPending={isPending} isDisabled={isOffline}>
            {m.upload_file_record()}
          </Button>
        </Inline>
      </Form>
    </Page>
  );
}

type SendingProps = Pick<UploadRecordScreenProps, 'sending' | 'onAdd' | 'onPause' | 'onResume'> & {
  isOffline: boolean;
};

const words = { idle: null, running: m.upload_leave, paused: m.upload_paused, lost: m.upload_lost };

/** The camera, and what can be done while files are on their way. */
function Sending({ sending, isOffline, onAdd, onPause, onResume }: SendingProps) {
  return (
    <>
      <Inline space={3}>
        <FileTrigger
          acceptedFileTypes={['image/*']}
          defaultCamera="environment"
          onSelect={(files) => onAdd(files ? [...files] : [])}
        >
          <Button tone="secondary" icon={Camera} isDisabled={isOffline}>
            {m.upload_camera()}
          </Button>
        </FileTrigger>
        {sending === 'paused' && (
          <Button tone="secondary" icon={Play} onPress={onResume}>
            {m.upload_resume()}
          </Button>
        )}
        {(sending === 'running' || sending === 'lost') && (
          <Button tone="secondary" icon={Pause} onPress={onPause}>
            {m.upload_pause()}
          </Button>
        )}
      </Inline>
      <div role="status">
        <Text tone="muted">{words[sending]?.() ?? ''}</Text>
      </div>
    </>
  );
}
