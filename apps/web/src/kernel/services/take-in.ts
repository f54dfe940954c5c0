import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'redux';
import type { Settled } from '../offline/entries';
import type { OutboxEntry } from '../offline/write';

/**
 * Shows at once what the server has taken of an area's writes.
 *
 * @param entries as they were before
 * @param shown where the page keeps what it shows
 */
export type TakeIn = (
  settled: readonly Settled[],
  entries: readonly OutboxEntry[],
  shown: { queryClient: QueryClient; dispatch: Dispatch },
) => void;

const areas = new Set<TakeIn>();

/** Called where the app is put together: this code comes with that of the outbox, not with the first page. */
export function registerTakeIn(added: readonly TakeIn[]): void {
  for (const one of added) areas.add(one);
}

export const takeIn: TakeIn = (...given) => {
  for (const one of areas) one(...given);
};
