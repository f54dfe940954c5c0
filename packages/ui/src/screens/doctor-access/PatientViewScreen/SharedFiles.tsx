import { useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { formatSize } from '../../../components/FileField/check-file';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { RecordFileRow } from '../../records/types';
import { person } from '../private/person.css';
import { page as pageStyle } from './PatientView.css';

export type SharedFilesProps = {
  files: readonly RecordFileRow[];
  /** The picture of a page, counted from 1; may reject. */
  loadPage: (fileId: string, page: number) => Promise<Blob>;
  /** Gives the file to the browser to save, and says itself where that failed. */
  onSaveFile: (file: RecordFileRow) => Promise<void>;
};

/** The files of a record that is shared, their pages once they are asked for: each look is told to the patient. */
export function SharedFiles({ files, ...on }: SharedFilesProps) {
  return (
    <Stack space={3}>
      {files.map((file) => (
        <SharedFile key={file.id} file={file} {...on} />
      ))}
    </Stack>
  );
}

type SharedFileProps = Omit<SharedFilesProps, 'files'> & { file: RecordFileRow };

function SharedFile({ file, loadPage, onSaveFile }: SharedFileProps) {
  const { name, bytes, pages, previews } = file;
  const [isOpen, setIsOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const about = [formatSize(bytes, formattingLocale()), pages && m.record_pages({ count: pages })];

  async function save() {
    setIsSaving(true);
    await onSaveFile(file).finally(() => setIsSaving(false));
  }

  return (
    <Stack space={2}>
      <div className={person}>
        <Text weight="bold">{name}</Text>
        <Text size={14} tone="muted">
          {about.filter(Boolean).join(', ')}
        </Text>
      </div>
      <Inline space={2}>
        {previews > 0 && (
          <Button tone="secondary" size="small" onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? m.patients_pages_hide() : m.patients_pages_show()}{' '}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        <Button tone="quiet" size="small" isPending={isSaving} onPress={save}>
          {m.patients_file_save()} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Inline>
      {isOpen &&
        Array.from({ length: previews }, (_, index) => index + 1).map((page) => (
          <PageOf key={page} file={file} page={page} loadPage={loadPage} />
        ))}
      {isOpen && pages !== null && pages > previews && (
        <Text size={14} tone="muted">
          {m.record_more_pages({ shown: previews, count: pages })}
        </Text>
      )}
    </Stack>
  );
}

type PageOfProps = Pick<SharedFileProps, 'file' | 'loadPage'> & { page: number };

/** A page, whose picture is let go of with it: it is in no cache, and in no page that was left. */
function PageOf({ file: { id, name }, page, loadPage }: PageOfProps) {
  const [picture, setPicture] = useState<string | 'failed' | null>(null);
  const load = useRef(loadPage);
  useEffect(() => {
    let isGone = false;
    let address: string | undefined;
    load.current(id, page).then(
      (content) => {
        if (isGone) return;
        address = URL.createObjectURL(content);
        setPicture(address);
      },
      () => isGone || setPicture('failed'),
    );
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, page]);
  if (picture === 'failed') return <Text tone="muted">{m.record_preview_failed()}</Text>;
  if (picture === null) return <Skeleton height="24rem" shape="block" />;
  return <img src={picture} alt={m.record_preview({ name, page })} className={pageStyle} />;
}
