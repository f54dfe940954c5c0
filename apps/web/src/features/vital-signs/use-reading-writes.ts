import type { VitalSign } from '@nadi/contract/schema';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import * as m from '@nadi/ui/messages';
import type { DeleteResult, ReadingDraft, SaveResult } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { useState } from 'react';
import { useAppSelector, useServices } from '../../app/use-services';
import { createIntent } from '../../platform/intent';
import { tolerance } from '../../platform/offline/device-clock';
import { subjectOfNewReading, subjectOfReading } from '../../platform/offline/subjects';
import type { OutboxEntry, WriteOutcome } from '../../platform/offline/write';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import { canBeReplaced, selectEntries } from '../outbox/outbox-selectors';
import { changeOf, newReadingOf } from './request-of-draft';
import { writeFailure } from './save-failure';
import { type Person, unsentReadings } from './unsent-readings';

/** A reading of this very moment, whose time is that of a clock and not of the person. */
const isNow = (measuredAt: string) => Math.abs(Date.now() - Date.parse(measuredAt)) < tolerance;

/** Recording, changing and deleting, through the outbox: what the server has not taken yet is told as such. */
export function useReadingWrites(person: Person) {
  const { outbox } = useServices();
  const entries = useAppSelector(selectEntries);
  const isOnline = !useAppSelector(selectIsOffline);
  const [deletion] = useState(createIntent);

  /** What waits for a reading already, in its order. */
  function waitingFor(row: ReadingRow): { subject: string; own: readonly OutboxEntry[] } {
    const first = entries.find(({ id }) => id === row.unsent?.entryId);
    const subject = first?.subject ?? subjectOfReading(row.id);
    return { subject, own: entries.filter((entry) => entry.subject === subject) };
  }

  /** What a change rests on: what the server has, or the entry before it. */
  const restingOn = (row: ReadingRow, own: readonly OutboxEntry[]) => ({
    id: row.version === 0 ? null : row.id,
    baseVersion: own.length > 0 ? null : row.version,
  });

  function saved(outcome: WriteOutcome): SaveResult {
    switch (outcome.kind) {
      case 'sent':
        return { ok: true, reading: outcome.data as VitalSign };
      case 'kept': {
        const { entry } = outcome;
        const before = entries.filter(({ id, subject }) => subject === entry.subject && id < entry.id);
        const [reading] = unsentReadings([...before, entry], [], person);
        if (!reading) throw new Error('An entry of a reading is about no reading.');
        return { ok: true, reading, isUnsent: true };
      }
      case 'refused':
        return writeFailure(outcome.error);
      case 'unkept':
        return { ok: false, message: m.app_not_kept(), isUnkept: true };
    }
  }

  async function change(row: ReadingRow, draft: ReadingDraft, idempotencyKey: string): Promise<WriteOutcome> {
    const { subject, own } = waitingFor(row);
    const last = own.at(-1);
    if (last && canBeReplaced(last)) {
      const { write, baseVersion } = last;
      const next =
        write.operation === 'recordVitalSign'
          ? { ...write, body: newReadingOf(draft), isNow: isNow(draft.measuredAt) }
          : write.operation === 'updateVitalSign'
            ? { ...write, body: changeOf(draft) }
            : null;
      const replaced = next && (await outbox.replace(last, { write: next, idempotencyKey, baseVersion }));
      if (replaced) return outbox.await(replaced, isOnline);
    }
    const { id, baseVersion } = restingOn(row, own);
    return outbox.submit(
      {
        write: { operation: 'updateVitalSign', id, body: changeOf(draft), read: readOf(row) },
        idempotencyKey,
        subject,
        baseVersion,
      },
      isOnline,
    );
  }

  async function remove(row: ReadingRow): Promise<DeleteResult> {
    const { subject, own } = waitingFor(row);
    const last = own.at(-1);
    // The server never had it.
    if (last?.write.operation === 'recordVitalSign' && canBeReplaced(last) && (await outbox.discard(last)))
      return { ok: true };
    const { id, baseVersion } = restingOn(row, own);
    const outcome = await outbox.submit(
      {
        write: { operation: 'deleteVitalSign', id, read: readOf(row) },
        idempotencyKey: deletion.keyFor([row.id, row.version, own.length]),
        subject,
        baseVersion,
      },
      isOnline,
    );
    deletion.fulfilled();
    if (outcome.kind === 'sent') return { ok: true };
    if (outcome.kind === 'kept') return { ok: true, isUnsent: true };
    return outcome.kind === 'refused'
      ? writeFailure(outcome.error)
      : { ok: false, message: m.app_not_kept() };
  }

  return {
    onRecord: async (draft: ReadingDraft, idempotencyKey: string): Promise<SaveResult> =>
      saved(
        await outbox.submit(
          {
            write: {
              operation: 'recordVitalSign',
              body: newReadingOf(draft),
              isNow: isNow(draft.measuredAt),
            },
            idempotencyKey,
            subject: subjectOfNewReading(idempotencyKey),
            baseVersion: null,
          },
          isOnline,
        ),
      ),
    onChange: async (row: ReadingRow, draft: ReadingDraft, idempotencyKey: string): Promise<SaveResult> =>
      saved(await change(row, draft, idempotencyKey)),
    onDelete: remove,
    /** Takes a deletion back that has not been sent; one that has may be done already. */
    async onUndoDelete(row: ReadingRow): Promise<void> {
      const deleting = waitingFor(row).own.findLast(({ write }) => write.operation === 'deleteVitalSign');
      if (deleting) await outbox.discard(deleting);
    },
  };
}

/** The reading that the person had before them, without what is only of this device. */
function readOf({ unsent: _, ...reading }: ReadingRow): VitalSign {
  return { createdAt: reading.measuredAt, updatedAt: reading.measuredAt, ...reading };
}
