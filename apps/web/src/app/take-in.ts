import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'redux';
import { takeInProfiles } from '../features/profile/take-in-profiles';
import { takeInUser } from '../features/session/take-in-user';
import { takeInReadings } from '../features/vital-signs/take-in-readings';
import type { Settled } from '../platform/offline/entries';
import type { OutboxEntry } from '../platform/offline/write';

/** Shows at once what the server has taken of `entries`, as they were before. */
export function takeIn(
  settled: readonly Settled[],
  entries: readonly OutboxEntry[],
  { queryClient, dispatch }: { queryClient: QueryClient; dispatch: Dispatch },
): void {
  takeInReadings(queryClient, settled, entries);
  takeInProfiles(queryClient, settled, entries);
  takeInUser(settled, dispatch);
}

export type TakeIn = typeof takeIn;
