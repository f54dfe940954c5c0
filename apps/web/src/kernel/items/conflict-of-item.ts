import { subjectOf } from '../offline/subjects';
import type { OutboxEntry, Write } from '../offline/write';
import { differences, type Part } from '../unsent/compare-versions';
import {
  type ConflictWords,
  changed,
  type Same,
  type UnsentConflict,
  withChanges,
} from '../unsent/unsent-conflict';
import type { ItemOperations } from './item-operations';

type Thing = { id: string; version: number };

type Rules<Item extends Thing, Said extends object> = {
  operations: ItemOperations;
  /** The parts of it that can be chosen. */
  parts: readonly Part<Said>[];
  change(id: string, body: Partial<Said>, read: Item): Write;
  remove(id: string, read: Item): Write;
  /** The person's version as a new item. */
  again(mine: Item): Write;
};

type Contradicted<Item> = {
  /** `id` and `read` of the write. */
  write: { id: string | null; read: Item };
  chain: readonly OutboxEntry[];
  /** The current version; null if it was deleted. */
  current: Item | null;
  words: ConflictWords;
};

/** The conflict of a changed or deleted item that was also changed or deleted elsewhere. */
export function conflictOfItem<Item extends Thing & Said, Said extends object>(
  { operations, parts, ...writes }: Rules<Item, Said>,
  { write: { id: known, read }, chain, current, words }: Contradicted<Item>,
): UnsentConflict | Same {
  const isDeletion = chain.at(-1)?.write.operation === operations.remove;
  const id = known ?? current?.id ?? read.id;
  const mine = withChanges<Item>(read, chain);
  if (current === null) {
    // The item to be deleted is already gone.
    if (isDeletion) return 'same';
    const fields = parts
      .map((part) => ({ field: part.field, label: part.label, mine: part.say(mine) }))
      .filter((field) => field.mine !== '');
    return {
      conflict: { ...words, kind: 'deleted-elsewhere', fields, canRecordAgain: true },
      choose: () => null,
      again: writes.again(mine),
    };
  }
  const subject = subjectOf(operations.type, id);
  const baseVersion = current.version;
  if (isDeletion)
    return {
      conflict: { ...words, kind: 'my-deletion', fields: sinceRead(parts, read, current) },
      choose: () => null,
      deletion: { write: writes.remove(id, current), subject, baseVersion },
    };
  return changed<Said>(parts, { before: read, mine, standing: current }, words, (body) => ({
    write: writes.change(id, body, current),
    subject,
    baseVersion,
  }));
}

/** Returns the parts that were changed since it was read; all of them if no visible part was. */
function sinceRead<Said>(parts: readonly Part<Said>[], read: Said, current: Said) {
  const found = differences(parts, { before: read, mine: read, standing: current });
  if (found.length > 0) return found;
  return parts
    .map((part) => ({
      field: part.field,
      label: part.label,
      before: part.say(read) || null,
      standing: part.say(current),
    }))
    .filter(({ standing }) => standing !== '');
}
