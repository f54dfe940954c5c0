import { daysOf } from './partial-date';

/** Kinds of entries that begin on a day and may change how readings go. */
const kinds = ['condition', 'procedure', 'allergy', 'immunisation'] as const;
type EntryKind = (typeof kinds)[number];
export type EventKind = EntryKind | 'medicine-start' | 'medicine-end';

type Entry = {
  id: string;
  kind: string;
  name: string | null;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where it is not known. */
  onset: string | null;
  status: string;
};

/** Something that began, was done or ended in a span of days: of the medical history, or of the medicines. */
export type HealthEvent = {
  id: string;
  kind: EventKind;
  name: string;
  /** As it was said: a year or a month stays one. */
  onset: string;
  /** The first and the last day on which it may have been, `YYYY-MM-DD`; the same for a day that is known. */
  from: string;
  to: string;
};

const isKind = (kind: string): kind is EntryKind => kinds.some((one) => one === kind);

/** Sorts events by the first day on which they may have been, and then by id. */
export const sortEvents = (events: HealthEvent[]): HealthEvent[] =>
  events.sort((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1));

/**
 * Returns what began within days, the oldest first. A month or a year counts if any of its days is one of them, and ends today at the latest.
 *
 * @param days both inclusive, `YYYY-MM-DD`
 */
export function eventsWithin(entries: readonly Entry[], days: { from: string; to: string }): HealthEvent[] {
  return sortEvents(
    entries.flatMap(({ id, kind, name, onset, status }) => {
      if (!isKind(kind) || name === null || onset === null || status === 'entered-in-error') return [];
      const span = daysOf(onset);
      if (!span || span.last < days.from || span.first > days.to) return [];
      const [to = days.to] = [span.last, days.to].sort();
      return [{ id, kind, name, onset, from: span.first, to }];
    }),
  );
}
