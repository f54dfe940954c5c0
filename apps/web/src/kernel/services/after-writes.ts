import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'redux';
import type { Settled } from '../offline/entries';
import type { OutboxEntry, WriteType } from '../offline/write';
import type { renewWritten } from './renew-written';

/**
 * Shows at once the writes of an area that the server has accepted.
 *
 * @param entries as they were before
 * @param shown the page's query cache
 */
export type ApplySettled = (
  settled: readonly Settled[],
  entries: readonly OutboxEntry[],
  shown: { queryClient: QueryClient; dispatch: Dispatch },
) => void;

/** The page's reactions to the server's answers to writes. */
type AfterWrites = {
  applySettled: ApplySettled;
  takenOf: (settled: readonly Settled[]) => readonly WriteType[];
  renew: typeof renewWritten;
};

let code: AfterWrites | undefined;

/** Called with the code of the outbox, which is loaded after the first page: before, there are no answers to writes. */
export function provideAfterWrites(given: AfterWrites): void {
  code = given;
}

export const afterWrites = (): AfterWrites | undefined => code;
