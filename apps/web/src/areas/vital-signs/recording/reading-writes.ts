import { randomId } from '@nadi/api-client/random-id';
import type { VitalSign } from '@nadi/contract/schema';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { ReadingDraft } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { tolerance } from '../../../kernel/offline/device-clock';
import type { Outbox } from '../../../kernel/offline/outbox';
import type { OutboxEntry, WriteOutcome } from '../../../kernel/offline/write';
import { baseOfReplacement, canBeReplaced, needsPerson } from '../../../kernel/outbox/outbox-selectors';
import { changeOf, newReadingOf } from './request-of-draft';
import { subjectOfNewReading, subjectOfReading } from './subjects';

type Options = {
  outbox: Pick<Outbox, 'submit' | 'await' | 'replace' | 'discard' | 'became'>;
  /** What waits, as the person sees it. */
  entries: readonly OutboxEntry[];
  isOnline: boolean;
  /** Whether the form still stands when an answer comes. @default it does */
  isInSight?: () => boolean;
  /** Milliseconds of this device's clock. */
  now: () => number;
};

/** What recording, changing and deleting a reading means for the outbox. */
export function readingWrites({ outbox, entries, isOnline, isInSight, now }: Options) {
  /** A reading of this very moment, whose time is that of a clock and not of the person. */
  const isNow = (measuredAt: string) => Math.abs(now() - Date.parse(measuredAt)) < tolerance;

  /** What waits for a reading already, in its order, and what a change would rest on. */
  function standingOf({ id, version, unsent }: ReadingRow) {
    const entry = entries.find((one) => one.id === unsent?.entryId);
    // It was sent while the person looked at it.
    const became = unsent && !entry ? outbox.became(unsent.entryId) : null;
    const subject = entry?.subject ?? subjectOfReading(became?.id ?? id);
    const own = entries.filter((one) => one.subject === subject);
    const named = own.flatMap(({ write }) => ('id' in write && write.id !== null ? [write.id] : []));
    return {
      subject,
      own,
      last: own.at(-1),
      /** By the name of the server, where it has one. */
      id: version > 0 ? id : (became?.id ?? named.at(-1) ?? null),
      baseVersion: own.length > 0 ? null : Math.max(version, became?.version ?? 0),
    };
  }

  /** A change that the server cannot have yet becomes another; else it is one more. */
  async function change(row: ReadingRow, draft: ReadingDraft, idempotencyKey: string): Promise<WriteOutcome> {
    const { own, last, subject, id, baseVersion } = standingOf(row);
    // What the server did not take holds up all behind it, and says what is put right now.
    for (const entry of own)
      if (entry !== last && needsPerson(entry)) await replace(entry, row, draft, randomId());
    const replaced = last && canBeReplaced(last) ? await replace(last, row, draft, idempotencyKey) : null;
    if (replaced) return outbox.await(replaced, isOnline);
    const body = changeOf(draft, row);
    const fresh = { operation: 'updateVitalSign', id, body, read: readOf(row) } as const;
    return outbox.submit({ write: fresh, idempotencyKey, subject, baseVersion }, isOnline, isInSight);
  }

  async function replace(entry: OutboxEntry, row: ReadingRow, draft: ReadingDraft, idempotencyKey: string) {
    const write = replacementOf(entry, row, draft);
    const baseVersion = baseOfReplacement(entry, row.version);
    return write && outbox.replace(entry, { write, idempotencyKey, baseVersion });
  }

  function replacementOf({ write }: OutboxEntry, row: ReadingRow, draft: ReadingDraft) {
    if (write.operation === 'recordVitalSign')
      return { ...write, body: newReadingOf(draft), isNow: isNow(draft.measuredAt) };
    if (write.operation !== 'updateVitalSign') return null;
    const shown = write.body.measuredAt === undefined ? row : undefined;
    return { ...write, body: changeOf(draft, shown), read: row.unsent ? write.read : readOf(row) };
  }

  return {
    change,
    record: (draft: ReadingDraft, idempotencyKey: string): Promise<WriteOutcome> =>
      outbox.submit(
        {
          write: { operation: 'recordVitalSign', body: newReadingOf(draft), isNow: isNow(draft.measuredAt) },
          idempotencyKey,
          subject: subjectOfNewReading(idempotencyKey),
          baseVersion: null,
        },
        isOnline,
        isInSight,
      ),

    /**
     * @param keyFor mints the key for what the deletion is about
     * @returns null where the server never had it, and nothing is left to delete
     */
    async remove(row: ReadingRow, keyFor: (content: unknown) => string): Promise<WriteOutcome | null> {
      const { own, subject, id, baseVersion } = standingOf(row);
      const [first] = own;
      const isOnlyHere = first?.write.operation === 'recordVitalSign' && canBeReplaced(first);
      if (isOnlyHere && (await outbox.discard(first))) return null;
      return outbox.submit(
        {
          write: { operation: 'deleteVitalSign', id, read: readOf(row) },
          idempotencyKey: keyFor([row.id, row.version, own.length]),
          subject,
          baseVersion,
        },
        isOnline,
        isInSight,
      );
    },

    /** Takes a deletion back that has not been sent; one that has may be done already. */
    async undoRemove(row: ReadingRow): Promise<void> {
      const deleting = standingOf(row).own.findLast(({ write }) => write.operation === 'deleteVitalSign');
      if (deleting) await outbox.discard(deleting);
    },
  };
}

/** The reading that the person had before them, without what is only of this device. */
export function readOf({ unsent: _, ...reading }: ReadingRow): VitalSign {
  // The contract's type has lists that can be written; here nothing writes to them.
  return { createdAt: reading.measuredAt, updatedAt: reading.measuredAt, ...reading } as VitalSign;
}
