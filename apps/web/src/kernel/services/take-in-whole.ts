import type { WriteOperation } from '../offline/write';
import type { TakeIn } from './after-writes';

/**
 * Shows a record as the server has just taken it: its answer is the whole of it, so that nothing need be read again.
 *
 * @param path where the record is read that the write answers with
 */
export const takeInWhole =
  (operation: WriteOperation, path: string): TakeIn =>
  (settled, entries, { queryClient }) => {
    for (const { id, verdict } of settled) {
      const write = entries.find((entry) => entry.id === id)?.write;
      if (verdict.kind === 'taken' && write?.operation === operation && verdict.data)
        queryClient.setQueryData(['get', path], { success: true, data: verdict.data });
    }
  };
