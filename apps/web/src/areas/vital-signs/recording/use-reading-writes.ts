import type { VitalSign } from '@nadi/contract/schema';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { DeleteResult, ReadingDraft, SaveResult } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { useState } from 'react';
import { createIdempotencyIntent } from '../../../kernel/browser/idempotency-intent';
import { localTimeZone } from '../../../kernel/browser/time-zone';
import { selectIsOffline } from '../../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../../kernel/items/item-saved';
import type { WriteOutcome } from '../../../kernel/offline/write';
import { unkept, whyNotKept } from '../../../kernel/outbox/not-kept';
import { selectEntries } from '../../../kernel/outbox/outbox-selectors';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { useInSight } from '../../../kernel/shell/use-in-sight';
import { assessorSoon } from '../queries/assessor';
import { summaryOf } from '../queries/dashboard-queries';
import type { Person } from '../queries/subject';
import { readingWrites } from './reading-writes';
import { writeFailure } from './save-failure';
import { isOfReading, standingOf, unsentReadings } from './unsent-readings';

/** Records, changes and deletes readings through the outbox: those not sent yet are shown as such. */
export function useReadingWrites(person: Person) {
  const { $api, outbox, queryClient } = useServices();
  const entries = useAppSelector(selectEntries);
  const isOnline = !useAppSelector(selectIsOffline);
  const [deletion] = useState(createIdempotencyIntent);
  const isInSight = useInSight();
  const writes = readingWrites({ outbox, entries, isOnline, isInSight, now: Date.now });

  async function saved(outcome: WriteOutcome): Promise<SaveResult> {
    switch (outcome.kind) {
      case 'sent':
        return withTogether(outcome.data as VitalSign, false);
      case 'kept': {
        const { entry } = outcome;
        const before = entries.filter(({ id, subject }) => subject === entry.subject && id < entry.id);
        const [reading] = unsentReadings([...before, entry], [], person, await assessorSoon());
        if (!reading) throw new Error('An entry of a reading is about no reading.');
        return withTogether(reading, true);
      }
      case 'refused':
        return writeFailure(outcome.error);
      case 'unkept':
        return { ok: false, message: whyNotKept(outcome.error), isUnkept: true };
    }
  }

  /** Adds the signs with which the reading is urgent, by the other readings that this device knows. */
  async function withTogether(reading: ReadingRow, isUnsent: boolean): Promise<SaveResult> {
    const { toldOf } = await import('../queries/told');
    const { queryKey } = $api.queryOptions(...summaryOf(localTimeZone()));
    const summary = queryClient.getQueryData<{ data: Parameters<typeof toldOf<ReadingRow>>[0] }>(queryKey);
    const waiting = entries.filter(isOfReading);
    const assessor = waiting.length > 0 ? await assessorSoon() : null;
    const standing = standingOf(unsentReadings(waiting, [], person, assessor));
    const { together } = toldOf<ReadingRow>(
      summary?.data ?? { items: [] },
      new Map([...standing, [reading.id, reading]]),
      new Date(),
    );
    const isCounted = together?.readings.some(({ id }) => id === reading.id) ?? false;
    return { ok: true, reading, isUnsent, together: isCounted ? together : null };
  }

  async function remove(row: ReadingRow): Promise<DeleteResult> {
    const outcome = await writes.remove(row, deletion.keyFor).catch(unkept);
    deletion.fulfilled();
    return savedOf(outcome, writeFailure);
  }

  return {
    onRecord: async (draft: ReadingDraft, idempotencyKey: string): Promise<SaveResult> =>
      saved(await writes.record(draft, idempotencyKey)),
    onChange: async (row: ReadingRow, draft: ReadingDraft, idempotencyKey: string): Promise<SaveResult> =>
      saved(await writes.change(row, draft, idempotencyKey).catch(unkept)),
    onDelete: remove,
    wasSent: (entryId: number) => outbox.knownResult(entryId) !== null,
    onUndoDelete: writes.undoRemove,
  };
}
