import { Download } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { formatSize } from '../../../components/FileField/check-file';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { RecordFileRow } from '../types';
import { name as nameStyle, notOnPaper, page as pageStyle } from './MedicalRecordScreen.css';

/** The picture of a page: its address in this browser, `null` while it is on its way, or that it could not be loaded. */
export type PagePicture = string | null | 'failed';

type RecordFileProps = {
  file: RecordFileRow;
  /** The pictures of its first pages, in their order. */
  pictures: readonly PagePicture[];
  isOffline: boolean;
  isSaving: boolean;
  onSave: () => void;
};

/** A file of a record: its first pages, and the way to have it. */
export function RecordFile({ file, pictures, isOffline, isSaving, onSave }: RecordFileProps) {
  const { name, bytes, pages, previews } = file;
  const size = formatSize(bytes, formattingLocale());
  return (
    <Stack space={3}>
      <Inline justify="between" space={3}>
        <div className={nameStyle}>
          <Heading level={2} size={22}>
            {name}
          </Heading>
          <Text size={14} tone="muted">
            {[size, pages && m.record_pages({ count: pages })].filter(Boolean).join(', ')}
          </Text>
        </div>
        <span className={notOnPaper}>
          <Button
            tone="secondary"
            size="small"
            icon={Download}
            isDisabled={isOffline}
            isPending={isSaving}
            onPress={onSave}
          >
            {m.record_save_file()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </span>
      </Inline>
      {previews === 0 && <Text tone="muted">{m.record_no_preview()}</Text>}
      {pictures.map((picture, index) => {
        const page = index + 1;
        if (picture === 'failed')
          return (
            <Text key={page} tone="muted">
              {m.record_preview_failed()}
            </Text>
          );
        if (picture === null) return <Skeleton key={page} height="24rem" shape="block" />;
        return <img key={page} src={picture} alt={m.record_preview({ name, page })} className={pageStyle} />;
      })}
      {pages !== null && previews > 0 && pages > previews && (
        <Text tone="muted">{m.record_more_pages({ shown: previews, count: pages })}</Text>
      )}
    </Stack>
  );
}
