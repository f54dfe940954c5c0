import type { ApplySettled } from '../../kernel/services/after-writes';
import { applySettledReadings } from './recording/apply-settled-readings';

export const applySettled: ApplySettled = (settled, entries, { queryClient }) =>
  applySettledReadings(queryClient, settled, entries);
