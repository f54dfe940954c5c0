import { Plus } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { useSave } from '../../../patterns/use-save';
import { EntryItem } from './EntryItem';
import { kindWords, noneWords } from './history-words';
import { screenOnly } from './MedicalHistoryScreen.css';
import type { EntryKind, HistoryEntry, HistorySaved, ListedKind } from './types';

export type HistorySectionProps = {
  kind: EntryKind;
  entries: readonly HistoryEntry[];
  /** True if the person says that there are none. */
  isNone: boolean;
  /** True if it can be changed now. */
  canChange: boolean;
  /** True if there is nothing more to add. */
  isComplete: boolean;
  /** True if the form of a new entry is on its way. */
  isAddingSoon: boolean;
  onAdd: () => void;
  onChange: (entry: HistoryEntry) => void;
  onRemove: (entry: HistoryEntry) => void;
  onSayNone: (kind: ListedKind, isNone: boolean) => Promise<HistorySaved>;
};

/** One kind of entries, that there are none, or that nobody knows yet. */
export function HistorySection({ kind, entries, isNone, canChange, ...on }: HistorySectionProps) {
  const id = useId();
  const title = kindWords[kind].title();
  const { isPending, refused, save } = useSave<object, never>(() => {});
  const listed = kind === 'lifestyle' ? null : kind;
  const counted = entries.filter(({ status }) => status !== 'entered-in-error');
  const add = !on.isComplete && (
    <Button
      needs="manage"
      tone="secondary"
      size="small"
      icon={Plus}
      isPending={on.isAddingSoon}
      onPress={on.onAdd}
    >
      {kindWords[kind].add()}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space={3}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {entries.length > 0 && (
          <DividedList aria-labelledby={id}>
            {entries.map((entry) => (
              <EntryItem
                key={entry.id}
                entry={entry}
                {...(canChange && {
                  onChange: () => on.onChange(entry),
                  onRemove: () => on.onRemove(entry),
                })}
              />
            ))}
          </DividedList>
        )}
        {isNone && listed && <Text>{noneWords[listed].none()}</Text>}
        {!isNone && counted.length === 0 && <Text tone="muted">{m.medical_unsaid()}</Text>}
        {refused && <Banner tone="attention">{refused.message}</Banner>}
        {canChange && (
          <div className={screenOnly}>
            <Inline space={2}>
              {!isNone && add}
              {listed && !isNone && counted.length === 0 && (
                <Button
                  needs="manage"
                  tone="quiet"
                  size="small"
                  isPending={isPending}
                  onPress={() => void save(() => on.onSayNone(listed, true))}
                >
                  {noneWords[listed].sayNone()}
                </Button>
              )}
              {listed && isNone && (
                <Button
                  needs="manage"
                  tone="quiet"
                  size="small"
                  isPending={isPending}
                  onPress={() => void save(() => on.onSayNone(listed, false))}
                >
                  <span aria-hidden="true">{m.medical_take_back()}</span>
                  <VisuallyHidden>{m.medical_take_back_of({ section: title })}</VisuallyHidden>
                </Button>
              )}
            </Inline>
          </div>
        )}
      </Stack>
    </Card>
  );
}
