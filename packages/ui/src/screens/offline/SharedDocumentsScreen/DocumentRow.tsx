import { Download, FileText, Trash2, Upload } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { formatSize } from '../../../components/FileField/check-file';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { kindOf } from './kind-of';
import type { SharedDocument } from './SharedDocumentsScreen';
import * as styles from './SharedDocumentsScreen.css';

/** Medical records take PDF and pictures. */
const canFile = (type: string) => type === 'application/pdf' || /^image\/(jpeg|png|heic)$/.test(type);

type DocumentRowProps = {
  document: SharedDocument;
  clock: Clock;
  onOpen: () => void;
  onSave: () => void;
  onDelete: () => void;
};

export function DocumentRow({
  document: { id, name, type, size, sharedAt },
  clock,
  onOpen,
  onSave,
  onDelete,
}: DocumentRowProps) {
  const which = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <DividedItem>
      <div className={styles.row}>
        <span className={styles.sign}>
          <Icon icon={FileText} />
        </span>
        <Stack space={2}>
          <div className={styles.name}>
            <Text weight="bold">{name}</Text>
            <Text size={14} tone="muted">
              {m.shared_detail({ kind: kindOf(type), size: formatSize(size, formattingLocale()) })}
            </Text>
            <Text size={14} tone="muted">
              {withParts(m.shared_since({ when: part(0) }), [
                <When key="at" at={sharedAt} clock={clock} isInSentence />,
              ])}
            </Text>
          </div>
          <Inline space={2}>
            <Button tone="secondary" size="small" onPress={onOpen}>
              {m.shared_open()} {which}
            </Button>
            {canFile(type) && (
              <Button
                tone="secondary"
                size="small"
                icon={Upload}
                href={`/dashboard/medical-records/upload?shared=${id}`}
              >
                {m.shared_file()} {which}
              </Button>
            )}
            <Button tone="secondary" size="small" icon={Download} onPress={onSave}>
              {m.shared_save()} {which}
            </Button>
            <Button tone="quiet" size="small" icon={Trash2} onPress={onDelete}>
              {m.shared_delete()} {which}
            </Button>
          </Inline>
        </Stack>
      </div>
    </DividedItem>
  );
}
