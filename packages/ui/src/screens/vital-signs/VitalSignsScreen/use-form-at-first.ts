import { useEffect, useRef } from 'react';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';

type Wish = { isAdding: boolean; editing: ReadingRow | null; isReady: boolean };

/** Opens the form that a link from elsewhere asked for, once the screen is there, and not again when it was closed. */
export function useFormAtFirst({ isAdding, editing, isReady }: Wish, open: (row: ReadingRow | null) => void) {
  const wish = useRef<{ row: ReadingRow | null } | null>(isAdding ? { row: null } : null);
  // The row may be another object at each render; which one it is does not change.
  const key = editing && (editing.unsent?.entryId ?? editing.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, by its key.
  useEffect(() => {
    if (editing) wish.current = { row: editing };
  }, [key]);
  useEffect(() => {
    if (!isReady || !wish.current) return;
    const { row } = wish.current;
    wish.current = null;
    open(row);
  });
}
