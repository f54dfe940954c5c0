import type { QueryClient } from '@tanstack/react-query';
import type { Settled } from '../../../kernel/offline/entries';
import type { OutboxEntry, WriteOperation } from '../../../kernel/offline/write';

/** Where each profile is read that a write answers with. */
const pathOf: Partial<Record<WriteOperation, string>> = {
  updatePatientProfile: '/patients/profile',
  updateDoctorProfile: '/doctors/profile',
};

/**
 * Shows a profile as the server has just taken it: its answer is the whole of it, so that nothing need be read again.
 *
 * @param entries as they were before
 */
export function takeInProfiles(
  queryClient: QueryClient,
  settled: readonly Settled[],
  entries: readonly OutboxEntry[],
): void {
  for (const { id, verdict } of settled) {
    const write = entries.find((entry) => entry.id === id)?.write;
    const path = write && pathOf[write.operation];
    if (verdict.kind === 'taken' && path && verdict.data)
      queryClient.setQueryData(['get', path], { success: true, data: verdict.data });
  }
}
