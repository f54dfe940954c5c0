import { useState } from 'react';
import type { ComboBoxItem, ComboBoxProps, ComboBoxSection } from './ComboBox';

const isSection = <Id extends string>(
  entry: ComboBoxItem<Id> | ComboBoxSection<Id>,
): entry is ComboBoxSection<Id> => 'items' in entry;

type Choice<Id extends string> = Pick<
  ComboBoxProps<Id>,
  'items' | 'value' | 'valueLabel' | 'onChange' | 'onInputChange'
>;

/** Text and choice of a combo box: what is typed stays, and is a choice only while it is one's name. */
export function useTypedChoice<Id extends string>({
  items: entries,
  value,
  valueLabel = '',
  onChange,
  onInputChange,
}: Choice<Id>) {
  // null while the text is the name of what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState(value);
  const [chosen, setChosen] = useState<ComboBoxItem<Id>>();
  if (value !== told) {
    setTold(value);
    if (value !== null) setTyped(null);
  }

  const items = entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));
  const find = (id: string | number | null) => items.find((item) => item.id === id);
  // A search that goes on no longer finds what was chosen before.
  const known = find(value)?.label ?? (chosen?.id === value ? chosen.label : valueLabel);
  const label = value === null ? '' : known;
  const text = typed ?? label;

  function choose(item: ComboBoxItem<Id>) {
    setChosen(item);
    setTyped(null);
    if (item.id !== value) onChange(item.id);
  }

  return {
    text,
    /** True if there is text that is no choice. */
    isOpenEnded: text.trim() !== '' && value === null,
    type(next: string) {
      if (next === text) return;
      setTyped(next);
      if (value !== null) onChange(null);
      onInputChange?.(next);
    },
    /** The library asks for null too, when it is left with text that is no choice: that was told while typing. */
    choose(id: string | number | null) {
      const item = find(id);
      if (item) choose(item);
    },
    /** Takes what was typed in full, as if it had been chosen. */
    settle() {
      const name = text.trim().toLocaleLowerCase();
      const same = items.filter((item) => item.label.toLocaleLowerCase() === name);
      if (value === null && same.length === 1 && same[0]) choose(same[0]);
    },
    clear() {
      setTyped(null);
      if (value !== null) onChange(null);
      if (text !== '') onInputChange?.('');
    },
  };
}
