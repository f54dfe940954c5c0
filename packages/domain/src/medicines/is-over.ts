import { addDays } from '../kernel/calendar';
import type { KeptMedicine } from './medicine';

/**
 * Returns true if a medicine is not taken any more. Where the person is it may still be today when it is tomorrow in UTC, so its last day counts as a day longer.
 *
 * @param today in UTC
 */
export const isOver = (
  { stoppedAt, endDay }: Pick<KeptMedicine, 'stoppedAt' | 'endDay'>,
  today: string,
): boolean => stoppedAt !== null || (endDay !== null && endDay < addDays(today, -1));
