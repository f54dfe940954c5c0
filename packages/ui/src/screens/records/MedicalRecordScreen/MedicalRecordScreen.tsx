import { Pencil, Printer, Trash2, UserPlus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Kept } from '../../../patterns/state';
import { EntryAccess, type EntryAccessProps } from '../../consent/EntryAccess/EntryAccess';
import type { ShareWays } from '../../consent/private/ShareDialog';
import type { LabValuesProps } from '../../labs/LabValues/LabValues';
import type { RecordRow } from '../types';
import type { DeleteRecordDialogProps } from './DeleteRecordDialog';
import type { EditRecordDialogProps, RecordSaved } from './EditRecordDialog';
import { notOnPaper } from './MedicalRecordScreen.css';
import { RecordFacts } from './RecordFacts';
import { type PagePicture, RecordFile } from './RecordFile';

export type { PagePicture, RecordSaved };

export type MedicalRecordScreenProps = Pick<EditRecordDialogProps, 'today' | 'onSave'> &
  Pick<DeleteRecordDialogProps, 'onDelete'> & {
    state: Kept<{ record: RecordRow }> | { phase: 'absent' };
    /** By the id of the file. */
    pictures: Readonly<Record<string, readonly PagePicture[]>>;
    /** The saved values of a lab report; null if there are none. @default null */
    values?: LabValuesProps | null;
    clock: Clock;
    /** Tells who can see it, and shares it; what is deleted, nobody else sees. Null where it is not this person's to decide. */
    access: Pick<EntryAccessProps, 'state' | 'onRetry'> | null;
    /** Shares it with a doctor, where `access` is theirs to decide. */
    share: ShareWays;
    /** Keeps it from all others, or puts it back. */
    onOnlyYou: (onlyYou: boolean, record: RecordRow) => Promise<RecordSaved>;
    /** @default false */
    isOffline?: boolean;
    /** The id of the file that is being saved. @default null */
    saving?: string | null;
    onRestore: (record: RecordRow) => Promise<RecordSaved>;
    onSaveFile: (fileId: string) => void;
    onPrint: () => void;
    onRetry: () => void;
  };

const editDialog = latePart(async () => (await import('./EditRecordDialog')).EditRecordDialog);
const shareDialog = latePart(async () => (await import('../../consent/private/ShareDialog')).ShareDialog);
const labValues = latePart(async () => (await import('../../labs/LabValues/LabValues')).LabValues);
const deleteDialog = latePart(async () => (await import('./DeleteRecordDialog')).DeleteRecordDialog);

/** One record: its pages, what is known about it, and what can be done with it. */
export function MedicalRecordScreen(props: MedicalRecordScreenProps) {
  const { state, clock, isOffline = false, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const title = state.phase === 'ready' ? state.record.title : m.records_title();
  return (
    <RecordPage
      title={title}
      up={{ href: '/dashboard/medical-records', label: m.records_title() }}
      headingRef={heading}
      state={state}
      clock={clock}
      fields={6}
      isOffline={isOffline}
      failed={{ title: m.records_failed_title(), text: m.records_failed() }}
      notOnDevice={{ title: m.records_not_on_device_title(), text: m.records_not_on_device() }}
      onRetry={onRetry}
    >
      {(content) =>
        'record' in content ? (
          <Ready {...props} record={content.record} heading={heading} />
        ) : (
          <EmptyState title={m.record_missing_title()}>{m.record_missing()}</EmptyState>
        )
      }
    </RecordPage>
  );
}

type ReadyProps = MedicalRecordScreenProps & {
  record: RecordRow;
  heading: RefObject<HTMLHeadingElement | null>;
};

function Ready({ record, heading, isOffline = false, saving = null, values = null, ...props }: ReadyProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | 'share' | null>(null);
  const [isRestoring, setIsRestoring] = useState(false);
  const close = () => setOpen(null);
  const EditRecordDialog = useLate(editDialog, { isOpen: open === 'edit', onOpenChange: close });
  const DeleteRecordDialog = useLate(deleteDialog, { isOpen: open === 'delete', onOpenChange: close });
  const ShareDialog = useLate(shareDialog, { isOpen: open === 'share', onOpenChange: close });
  const LabValues = useLate(labValues, { isOpen: values !== null, onOpenChange: () => undefined });
  const isDeleted = record.status === 'deleted';
  usePreload(editDialog, !isDeleted);
  usePreload(deleteDialog, !isDeleted);

  async function restore() {
    setIsRestoring(true);
    const saved = await props.onRestore(record).catch(() => ({ ok: false as const, message: undefined }));
    setIsRestoring(false);
    showToast(
      saved.ok
        ? { tone: 'success', message: m.record_restored() }
        : { tone: 'error', message: saved.message ?? m.record_not_restored() },
    );
  }

  return (
    <Stack space={6}>
      {isDeleted && (
        <Banner
          tone="attention"
          title={m.record_deleted_title()}
          action={
            <Button
              needs="guardian"
              size="small"
              isPending={isRestoring}
              isDisabled={isOffline}
              onPress={restore}
            >
              {m.record_restore()}
            </Button>
          }
        >
          {m.record_deleted_until()}
        </Banner>
      )}
      <Card>
        <Stack space={5}>
          <RecordFacts record={record} clock={props.clock} />
          <div className={notOnPaper}>
            <Inline space={2}>
              {!isDeleted && record.type === 'lab_report' && (
                <Button size="small" href={`/dashboard/medical-records/${record._id}/values`}>
                  {m.lab_link()}
                </Button>
              )}
              {!isDeleted && (
                <Button
                  needs="manage"
                  tone="secondary"
                  size="small"
                  icon={Pencil}
                  isDisabled={isOffline}
                  isPending={open === 'edit' && !EditRecordDialog}
                  onPress={() => setOpen('edit')}
                >
                  {m.record_edit()}
                </Button>
              )}
              <Button tone="secondary" size="small" icon={Printer} onPress={props.onPrint}>
                {m.record_print()}
              </Button>
              {!isDeleted && (
                <Button
                  needs="guardian"
                  tone="quiet"
                  size="small"
                  icon={Trash2}
                  isDisabled={isOffline}
                  onPress={() => setOpen('delete')}
                >
                  {m.record_delete()}
                </Button>
              )}
            </Inline>
          </div>
          {isOffline && <Banner tone="info">{m.record_needs_network()}</Banner>}
        </Stack>
      </Card>
      {values && LabValues && <LabValues {...values} />}
      {record.files.map((file) => (
        <Card key={file.id}>
          <RecordFile
            file={file}
            pictures={props.pictures[file.id] ?? []}
            isOffline={isOffline}
            isSaving={saving === file.id}
            onSave={() => props.onSaveFile(file.id)}
          />
        </Card>
      ))}
      {!isDeleted && props.access && (
        <div className={notOnPaper}>
          <Card>
            <Stack space={5}>
              <EntryAccess
                {...props.access}
                clock={props.clock}
                isOffline={isOffline}
                onChange={async (onlyYou) => {
                  const saved = await props.onOnlyYou(onlyYou, record);
                  return saved.ok ? saved : { ok: false, message: saved.message };
                }}
              />
              {record.onlyYou ? (
                <Text tone="muted">{m.share_only_you()}</Text>
              ) : (
                <div>
                  <Button
                    tone="secondary"
                    size="small"
                    icon={UserPlus}
                    isDisabled={isOffline}
                    isPending={open === 'share' && !ShareDialog}
                    onPress={() => setOpen('share')}
                  >
                    {m.share_with()}
                  </Button>
                </div>
              )}
              {isOffline && !record.onlyYou && <Text tone="muted">{m.share_offline()}</Text>}
            </Stack>
          </Card>
        </div>
      )}
      {open === 'share' && ShareDialog && (
        <ShareDialog
          {...props.share}
          document={record}
          clock={props.clock}
          isOffline={isOffline}
          onClose={close}
          focusAfter={heading}
        />
      )}
      {open === 'edit' && EditRecordDialog && (
        <EditRecordDialog
          record={record}
          today={props.today}
          isOffline={isOffline}
          onSave={props.onSave}
          onClose={(result) => {
            close();
            if (result) showToast({ tone: 'success', message: m.record_saved() });
          }}
          focusAfter={heading}
        />
      )}
      {open === 'delete' && DeleteRecordDialog && (
        <DeleteRecordDialog record={record} onDelete={props.onDelete} onClose={close} focusAfter={heading} />
      )}
    </Stack>
  );
}
