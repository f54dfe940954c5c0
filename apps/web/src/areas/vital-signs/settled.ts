import type { TakeIn } from '../../kernel/services/after-writes';
import { takeInReadings } from './recording/take-in-readings';

export const takeIn: TakeIn = (settled, entries, { queryClient }) =>
  takeInReadings(queryClient, settled, entries);
