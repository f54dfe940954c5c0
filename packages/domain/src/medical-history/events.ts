import { daysOf } from './partial-date';

/** Kinds of entries that begin on a day and may change how readings go. */
const kinds = ['condition', 'procedure', 'allergy', 'immunisation'] as const;
export type EventKind = (typeof kinds)[number];

type Entry = {
  id: string;
  kind: string;
  name: string | null;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where it is not known. */
  onset: string | null;
  status: string;
};

/** Something of the medical history that began or was done in a span of days. */
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

const isKind = (kind: string): kind is EventKind => kinds.some((one) => one === kind);

/**
 * Returns what began within days, the oldest first. A month or a year counts if any of its days is one of them, and ends today at the latest.
 *
 * @param days both inclusive, `YYYY-MM-DD`
 */
export function eventsWithin(entries: readonly Entry[], days: { from: string; to: string }): HealthEvent[] {
  return entries
    .flatMap(({ id, kind, name, onset, status }) => {
      if (!isKind(kind) || name === null || onset === null || status === 'entered-in-error') return [];
      const span = daysOf(onset);
      if (!span || span.last < days.from || span.first > days.to) return [];
      const [to = days.to] = [span.last, days.to].sort();
      return [{ id, kind, name, onset, from: span.first, to }];
    })
    .sort((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1));
}
