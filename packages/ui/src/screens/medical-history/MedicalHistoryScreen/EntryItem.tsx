import { EyeOff } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { sayDetails, sayName } from './history-words';
import { screenOnly, struck, words } from './MedicalHistoryScreen.css';
import type { HistoryEntry } from './types';

type EntryItemProps = {
  entry: HistoryEntry;
  /** Left out, as `onRemove`, where it can only be read. */
  onChange?: () => void;
  onRemove?: () => void;
};

/** One entry: its name, what else is known of it, and what can be done with it. */
export function EntryItem({ entry, onChange, onRemove }: EntryItemProps) {
  const name = sayName(entry);
  const details = sayDetails(entry);
  const isOver = entry.status === 'resolved' || entry.status === 'entered-in-error';
  return (
    <DividedItem>
      <Inline justify="between" space={3}>
        <div className={words}>
          <Inline space={2}>
            <Text weight="bold" tone={isOver ? 'muted' : 'ink'}>
              <span className={entry.status === 'entered-in-error' ? struck : undefined}>{name}</span>
            </Text>
            {entry.onlyYou && <Tag icon={EyeOff}>{m.medical_only_you()}</Tag>}
          </Inline>
          {details && <Text tone="muted">{details}</Text>}
          {entry.note && <Text size={14}>{entry.note}</Text>}
        </div>
        {onChange && onRemove && (
          <div className={screenOnly}>
            <Inline space={2}>
              <Button needs="manage" tone="secondary" size="small" onPress={onChange}>
                <span aria-hidden="true">{m.medical_change()}</span>
                <VisuallyHidden>{m.medical_change_of({ name })}</VisuallyHidden>
              </Button>
              <Button needs="manage" tone="quiet" size="small" onPress={onRemove}>
                <span aria-hidden="true">{m.medical_remove()}</span>
                <VisuallyHidden>{m.medical_remove_of({ name })}</VisuallyHidden>
              </Button>
            </Inline>
          </div>
        )}
      </Inline>
    </DividedItem>
  );
}
