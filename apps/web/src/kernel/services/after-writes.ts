import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'redux';
import type { Settled } from '../offline/entries';
import type { OutboxEntry, WriteType } from '../offline/write';
import type { renewWritten } from './renew-written';

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

/** What the page does with what the server said of writes. */
type AfterWrites = {
  takeIn: TakeIn;
  takenOf: (settled: readonly Settled[]) => readonly WriteType[];
  renew: typeof renewWritten;
};

let code: AfterWrites | undefined;

/** Called with the code of the outbox, which comes after that of the first page: before it the server says nothing of writes. */
export function provideAfterWrites(given: AfterWrites): void {
  code = given;
}

export const afterWrites = (): AfterWrites | undefined => code;
