import type { AccessEntry } from './types';

/** The actions of one person without a longer pause. Newest first. */
export type Visit = readonly [AccessEntry, ...AccessEntry[]];

/** Minutes without an entry after which it is another visit. */
const pauseMinutes = 15;

const minutesBetween = (earlier: AccessEntry, later: AccessEntry): number =>
  (Date.parse(later.at) - Date.parse(earlier.at)) / 60_000;

/** Tells whether it was the same person, for the same reason and the same other one. */
const isSame = (one: AccessEntry, other: AccessEntry): boolean =>
  one.actor.isSelf === other.actor.isSelf &&
  one.actor.name === other.actor.name &&
  one.actor.role === other.actor.role &&
  one.onBehalfOf === other.onBehalfOf &&
  one.purpose === other.purpose;

/**
 * Entries that stand next to each other and belong together. What somebody else did in between stays in between: the order is never
 * changed.
 *
 * @param entries the newest first
 */
export function groupVisits(entries: readonly AccessEntry[]): Visit[] {
  const visits: [AccessEntry, ...AccessEntry[]][] = [];
  for (const entry of entries) {
    const visit = visits.at(-1);
    const last = visit?.at(-1);
    if (visit && last && isSame(entry, last) && minutesBetween(entry, last) <= pauseMinutes)
      visit.push(entry);
    else visits.push([entry]);
  }
  return visits;
}

/** Minutes from the first entry to the last, at least one. */
export function lengthOf(visit: Visit): number {
  const first = visit.at(-1) ?? visit[0];
  return Math.max(1, Math.ceil(minutesBetween(first, visit[0])));
}
