import type { Sweep } from '../../../kernel/jobs/sweep';
import { eraseDueAccounts } from '../deletion/erase';
import { remindOfDeletions } from './remind';

/** Run in this order. */
export const sweeps: readonly Sweep[] = [
  { name: 'reminders of deletions', run: remindOfDeletions },
  { name: 'due deletions', run: eraseDueAccounts },
];
