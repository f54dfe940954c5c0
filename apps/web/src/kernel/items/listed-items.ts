import type { ApplySettled } from '../services/after-writes';
import type { ItemOperations } from './item-operations';
import type { WithUnsent } from './unsent-items';

type Thing = { id: string };

/** A list with its unsent entries applied: changes in the row of their item, new items at the end. */
export function rowsWith<Row extends Thing>(
  rows: readonly Row[],
  unsent: readonly WithUnsent<Row>[],
): (Row | WithUnsent<Row>)[] {
  const byId = new Map(unsent.map((one) => [one.id, one]));
  const standing = rows.map((row) => byId.get(row.id) ?? row);
  return [...standing, ...unsent.filter(({ id }) => !rows.some((row) => row.id === id))];
}

type List = { data: readonly Thing[] };

/**
 * Shows the items of a list as the server has just accepted them, until the list is read again: an item reported as saved must not
 * vanish meanwhile.
 *
 * @param path at which the whole list is read, oldest first
 */
export const applySettledListed =
  ({ add, change, remove }: ItemOperations, path: string): ApplySettled =>
  (settled, entries, { queryClient }) => {
    const update = (by: (data: readonly Thing[]) => readonly Thing[]) =>
      queryClient.setQueriesData<List>(
        { queryKey: ['get', path] },
        (list) => list && { ...list, data: by(list.data) },
      );
    for (const { id, verdict } of settled) {
      const write = entries.find((entry) => entry.id === id)?.write;
      if (verdict.kind !== 'taken' || !write) continue;
      const { operation } = write;
      const taken = verdict.data as Thing | undefined;
      if (operation === remove && 'read' in write) {
        const { id: named, read } = write as unknown as { id: string | null; read: Thing };
        update((data) => data.filter((one) => one.id !== (named ?? read.id)));
      } else if (operation === add && taken)
        update((data) => [...data.filter((one) => one.id !== taken.id), taken]);
      else if (operation === change && taken)
        update((data) => data.map((one) => (one.id === taken.id ? taken : one)));
    }
  };
