import type { WriteOperation } from '../offline/write';
import type { ApplySettled } from './after-writes';

/**
 * Shows a record as the server has just accepted it: the answer is the whole record, so that nothing need be read again.
 *
 * @param path at which the record in the write's answer is read
 */
export const applySettledWhole =
  (operation: WriteOperation, path: string): ApplySettled =>
  (settled, entries, { queryClient }) => {
    for (const { id, verdict } of settled) {
      const write = entries.find((entry) => entry.id === id)?.write;
      if (verdict.kind === 'taken' && write?.operation === operation && verdict.data)
        queryClient.setQueryData(['get', path], { success: true, data: verdict.data });
    }
  };
