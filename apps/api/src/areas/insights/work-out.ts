import { workOutInsights } from '@nadi/domain/told-insights/work-out';
import type { Reader } from '../../kernel/db/transaction';

/** Works out what there is to say of a person's record as it is now, and how much of it was looked at. */
export async function workOut(_whose: { userId: string }, _given: { tx: Reader; now: Date }) {
  return {
    ...workOutInsights({}),
    looked: {
      readings: 0,
      labValues: 0,
      medicines: 0,
      doses: 0,
      goals: 0,
      historyEntries: 0,
      newestReadingAt: null,
    },
  };
}
