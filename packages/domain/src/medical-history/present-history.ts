import { type At, isoOf } from '../kernel/at';
import type { KeptMedicine } from '../medicines/medicine';
import { presentInShort } from '../medicines/present-medicine';
import { type Entry, type KeptEntry, type ListedKind, saysNone } from './entry';
import { counts, entryKinds } from './kinds';

/** Null before anything was ever said. */
export type HistoryHead = { version: number; updatedAt: At } | null;

/** A medical history as its owner reads it, with the medicines of their own area. */
export function presentHistory(
  head: HistoryHead,
  rows: readonly KeptEntry[],
  medicines: readonly KeptMedicine[],
) {
  // A medicine was added after it was said that there are none.
  const isAnswered = (kind: string) => kind === 'medicine' && medicines.length > 0;
  const noneKnown = rows.filter((row) => saysNone(row) && !isAnswered(row.kind)).map(({ kind }) => kind);
  const entries = rows
    .filter((row) => !saysNone(row))
    .map(presentEntry)
    .sort(inOrder);
  const unanswered = entryKinds.filter(
    (kind) =>
      !isAnswered(kind) &&
      !noneKnown.includes(kind) &&
      !entries.some((entry) => entry.kind === kind && counts(entry)),
  );
  return {
    version: head?.version ?? 0,
    updatedAt: head && isoOf(head.updatedAt),
    // The contract takes no such statement about lifestyle.
    noneKnown: entryKinds.filter((kind) => kind !== 'lifestyle' && noneKnown.includes(kind)) as ListedKind[],
    unanswered,
    entries,
    medicines: medicines.map(presentInShort),
  };
}

/** Field by field: a row of a database has more. */
const presentEntry = (row: KeptEntry): Entry => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  codeSystem: row.codeSystem,
  code: row.code,
  onset: row.onset,
  status: row.status,
  source: row.source,
  reaction: row.reaction,
  severity: row.severity,
  strength: row.strength,
  howTaken: row.howTaken,
  relative: row.relative,
  ageAtOnset: row.ageAtOnset,
  topic: row.topic,
  answer: row.answer,
  onlyYou: row.onlyYou,
  note: row.note,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
});

function inOrder(a: Entry, b: Entry): number {
  const byKind = entryKinds.indexOf(a.kind) - entryKinds.indexOf(b.kind);
  return byKind || Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);
}
