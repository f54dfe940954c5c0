import { mayBeUrgent } from './assessment';
import { lastReadingDays, leadersOfSides, messagesFor, type ToldReading } from './messages-for';
import type { Verdict } from './severity';
import { compareSeverity } from './severity';
import type { Together } from './together';

/** Days whose readings are told to a doctor who is shown them: as long as the latest reading of a type is told to the person. */
export const criticalDays = lastReadingDays;

/** As many readings as are told of one person. */
export const mostOfPerson = 5;

/** Readings of one person that are critical or urgent, or may be. */
export type Critical<R> = {
  /** The most severe of each type and side, the most severe first; with the signs that count together. */
  readings: R[];
  together: Together<R> | null;
};

const dayMs = 86_400_000;
/** A clock that is a little ahead. */
const toleranceMs = 5 * 60_000;
const atOf = ({ measuredAt }: ToldReading): number => Date.parse(measuredAt);

const byUrgency = (a: ToldReading, b: ToldReading): number =>
  compareSeverity(b.interpretation.worst, a.interpretation.worst) || atOf(b) - atOf(a);

/**
 * Returns what a doctor must be told of the readings of one person: what is critical or urgent by the worst that is possible, each type and side by itself, as a
 * high value must not hide a low one, and signs that are urgent together. A later reading that asks for less takes nothing back. Null if there is nothing.
 */
export function criticalOf<R extends ToldReading>(readings: readonly R[], now: Date): Critical<R> | null {
  const since = now.getTime() - criticalDays * dayMs;
  const within = readings.filter((one) => atOf(one) >= since && atOf(one) <= now.getTime() + toleranceMs);
  const urgent = within
    .filter(({ interpretation }) => mayBeUrgent(interpretation))
    .sort((a, b) => atOf(b) - atOf(a));
  const types = [...new Set(urgent.map(({ type }) => type))];
  const leading = types
    .flatMap((of) => leadersOfSides(urgent.filter(({ type }) => type === of)))
    .sort(byUrgency);
  const { together } = messagesFor(within, now);
  const signs = (together?.readings ?? []).filter((one) => !leading.includes(one));
  return leading.length + signs.length === 0 ? null : { readings: [...leading, ...signs], together };
}

/** Returns the most severe of what is told of a person. */
function mostSevereOf({ readings, together }: Critical<ToldReading>): Verdict {
  const all: Verdict[] = readings.map(({ interpretation }) => interpretation.worst);
  if (together) all.push({ status: 'critical', side: null, advice: together.advice });
  return all.reduce((a, b) => (compareSeverity(b, a) > 0 ? b : a));
}

const newestOf = ({ readings }: Critical<ToldReading>): number => Math.max(...readings.map(atOf));

/** Orders people by what is critical of them: the most severe first, then the newest. */
export const compareCritical = (a: Critical<ToldReading>, b: Critical<ToldReading>): number =>
  compareSeverity(mostSevereOf(b), mostSevereOf(a)) || newestOf(b) - newestOf(a);
