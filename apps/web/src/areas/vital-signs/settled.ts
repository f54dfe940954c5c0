import type { TakeIn } from '../../kernel/services/take-in';
import { takeInReadings } from './recording/take-in-readings';

export const takeIn: TakeIn = (settled, entries, { queryClient }) =>
  takeInReadings(queryClient, settled, entries);
