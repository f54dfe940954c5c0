import { randomId } from '@nadi/api-client/random-id';
import type { Outbox } from '../offline/outbox';
import { subjectOf, subjectOfNew } from '../offline/subjects';
import type { OutboxEntry, Write, WriteOutcome } from '../offline/write';
import { baseOfReplacement, canBeReplaced, needsPerson } from '../outbox/outbox-selectors';
import type { ItemOperations } from './item-operations';

/** A row of a list, as on the server or as it waits here; without a version the server has not given it an id yet. */
export type ItemRow = { id: string; version: number; unsent?: { entryId: number } };

/** The writes of the items of a list. */
export type ItemRules<Row extends ItemRow, Draft> = {
  operations: ItemOperations;
  add(draft: Draft): Write;
  change(id: string | null, draft: Draft, row: Row): Write;
  remove(id: string | null, row: Row): Write;
  /** Replaces an addition or a change that the server cannot have yet with a draft. */
  replace(write: Write, draft: Draft, row: Row): Write;
};

type Options = {
  outbox: Pick<Outbox, 'submit' | 'waitForResult' | 'replace' | 'discard' | 'knownResult'>;
  /** The waiting entries, as the person sees them. */
  entries: readonly OutboxEntry[];
  isOnline: boolean;
  /** True if the form is still open when an answer comes. @default true */
  isInSight?: () => boolean;
};

/** Adds, changes and deletes the items of a list through the outbox. */
export function itemWrites<Row extends ItemRow, Draft>(
  rules: ItemRules<Row, Draft>,
  { outbox, entries, isOnline, isInSight }: Options,
) {
  const { operations } = rules;

  /** The entries that already wait for an item, in order, and the version that a change would be based on. */
  function standingOf({ id, version, unsent }: Row) {
    const entry = entries.find((one) => one.id === unsent?.entryId);
    // It was sent while the person looked at it.
    const known = unsent && !entry ? outbox.knownResult(unsent.entryId) : null;
    const subject = entry?.subject ?? subjectOf(operations.type, known?.id ?? id);
    const own = entries.filter((one) => one.subject === subject);
    const named = own.flatMap(({ write }) => ('id' in write && write.id !== null ? [write.id] : []));
    return {
      subject,
      own,
      last: own.at(-1),
      /** Under the server's id, if it has one. */
      id: version > 0 ? id : (known?.id ?? named.at(-1) ?? null),
      baseVersion: own.length > 0 ? null : Math.max(version, known?.version ?? 0),
    };
  }

  async function replace(entry: OutboxEntry, row: Row, draft: Draft, idempotencyKey: string) {
    if (entry.write.operation === operations.remove) return null;
    const write = rules.replace(entry.write, draft, row);
    return outbox.replace(entry, {
      write,
      idempotencyKey,
      baseVersion: baseOfReplacement(entry, row.version),
    });
  }

  return {
    add: (draft: Draft, idempotencyKey: string): Promise<WriteOutcome> =>
      outbox.submit(
        {
          write: rules.add(draft),
          idempotencyKey,
          subject: subjectOfNew(operations.type, idempotencyKey),
          baseVersion: null,
        },
        isOnline,
        isInSight,
      ),

    /** Replaces a change that the server cannot have yet; otherwise adds one. */
    async change(row: Row, draft: Draft, idempotencyKey: string): Promise<WriteOutcome> {
      const { own, last, subject, id, baseVersion } = standingOf(row);
      // An entry that the server refused blocks all behind it, and has the fields that are being corrected now.
      for (const entry of own)
        if (entry !== last && needsPerson(entry)) await replace(entry, row, draft, randomId());
      const replaced = last && canBeReplaced(last) ? await replace(last, row, draft, idempotencyKey) : null;
      if (replaced) return outbox.waitForResult(replaced, isOnline);
      const write = rules.change(id, draft, row);
      return outbox.submit({ write, idempotencyKey, subject, baseVersion }, isOnline, isInSight);
    },

    /**
     * @param keyFor creates the key for the item to be deleted
     * @returns null if the server never had it, and nothing is left to delete
     */
    async remove(row: Row, keyFor: (content: unknown) => string): Promise<WriteOutcome | null> {
      const { own, subject, id, baseVersion } = standingOf(row);
      const [first] = own;
      const isOnlyHere = first?.write.operation === operations.add && canBeReplaced(first);
      if (isOnlyHere && (await outbox.discard(first))) return null;
      const idempotencyKey = keyFor([row.id, row.version, own.length]);
      const write = rules.remove(id, row);
      return outbox.submit({ write, idempotencyKey, subject, baseVersion }, isOnline, isInSight);
    },

    /** Cancels a deletion that has not been sent; one that has been sent may be done already. */
    async undoRemove(row: Row): Promise<void> {
      const deleting = standingOf(row).own.findLast(({ write }) => write.operation === operations.remove);
      if (deleting) await outbox.discard(deleting);
    },
  };
}
