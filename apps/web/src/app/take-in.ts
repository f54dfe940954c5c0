import type { QueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'redux';
import { takeInProfiles } from '../areas/account/profile/take-in-profiles';
import { takeInUser } from '../areas/identity/onboarding/take-in-user';
import { takeInReadings } from '../areas/vital-signs/recording/take-in-readings';
import type { Settled } from '../kernel/offline/entries';
import type { OutboxEntry } from '../kernel/offline/write';

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
