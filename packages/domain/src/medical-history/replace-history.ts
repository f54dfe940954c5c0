import { namedIn, noneOf, type Said, type SentHistory, saysNone, saysSame, toSaid } from './entry';
import { checkHistory, type HistoryFault } from './history-faults';

type Given<Time> = { dateOfBirth: string | null; now: Date; at: Time; newId(): string };
type Row<Time> = Said & { id: string; createdAt: Time; updatedAt: Time };

/** Holds what a medical history becomes: its rows, which of them are new or say something else now, and ids of those that go. */
export type Replaced<Time> = { rows: Row<Time>[]; changed: Row<Time>[]; removed: string[] };

/**
 * Replaces the lists of a medical history that are named. What is said again stays as it is, with its id and its times.
 *
 * @param at the time of the change, in the form in which rows are kept
 */
export function replaceHistory<Time extends Date | string>(
  sent: SentHistory,
  known: readonly Row<Time>[],
  { at, newId, ...person }: Given<Time>,
): { faults: HistoryFault[] } | Replaced<Time> {
  const faults = checkHistory(sent, known, person);
  if (faults.length > 0) return { faults };

  const changed: Row<Time>[] = [];
  const keep = (said: Said, before: Row<Time> | undefined): Row<Time> => {
    if (before && saysSame(before, said)) return before;
    const row = { ...said, id: before?.id ?? newId(), createdAt: before?.createdAt ?? at, updatedAt: at };
    changed.push(row);
    return row;
  };
  const named = namedIn(sent);
  const rows = [
    ...known.filter(({ kind }) => !named.has(kind)),
    ...sent.entries.map((entry) =>
      keep(
        toSaid(entry),
        known.find(({ id }) => id === entry.id),
      ),
    ),
    ...sent.noneKnown.map((kind) =>
      keep(
        noneOf(kind),
        known.find((one) => one.kind === kind && saysNone(one)),
      ),
    ),
  ];
  const ids = new Set(rows.map(({ id }) => id));
  return { rows, changed, removed: known.flatMap(({ id }) => (ids.has(id) ? [] : [id])) };
}
