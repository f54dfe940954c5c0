import { type KeyboardEvent, useRef } from 'react';
import type { SelectItem } from '../Select';

/** Milliseconds within which typed letters belong together. */
const togetherMs = 1000;

/**
 * Choosing by key while the list is closed: Left and Right go through it, letters choose what begins with them.
 *
 * @returns whether the key chose, or looked for, something
 */
export function useKeyChoice<Id extends string>(
  items: readonly SelectItem<Id>[],
  value: Id | null,
  onChoose: (id: Id) => void,
) {
  const typed = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const at = items.findIndex(({ id }) => id === value);
      const next = at < 0 ? items[0] : items[key === 'ArrowLeft' ? at - 1 : at + 1];
      if (next) onChoose(next.id);
      return true;
    }
    if (key.length > 1 || key === ' ') return false;
    const isContinued = timeStamp - typed.current.at < togetherMs;
    const text = isContinued ? typed.current.text + key : key;
    typed.current = { text, at: timeStamp };
    const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });
    const found = items.find(({ label }) => compare(label.slice(0, text.length), text) === 0);
    if (found && found.id !== value) onChoose(found.id);
    return true;
  };
}
