import { isRecent } from './attention';
import { isUrgentAdvice } from './range';
import { compareSeverity, type Verdict } from './severity';
import { combineSigns, type Together, type ToldInterpretation } from './together';
import { numberOf, type Reading } from './vital-sign';

export type { Together } from './together';

/** A reading with its time and its assessment, as far as a message depends on it. */
export type ToldReading = Reading & {
  /** RFC 3339. */
  measuredAt: string;
  interpretation: ToldInterpretation;
};

/** The content of a message about the readings of one type. */
export type ReadingMessage<R> = {
  /**
   * `recent`: its advice holds for a day. `raised-in-pregnancy`: the day is over, and it was not measured again: a doctor or midwife is called
   * today. `last`: the latest reading is out of range and a day to a week old.
   */
  because: 'recent' | 'raised-in-pregnancy' | 'last';
  /** Its advice is given. */
  reading: R;
  /** Other readings of this day that are as dangerous on the other side, or worse under other conditions. They are named. */
  others: readonly R[];
  /** A newer reading that asks for less; it takes nothing back, since either may be wrong. */
  newer: R | null;
};

export type Messages<R> = {
  /** At most one for each type, the most urgent first, of two that are equal the newer. */
  messages: readonly ReadingMessage<R>[];
  /** Signs that the latest readings of the last hours are together; null if they are no more than each says by itself. */
  together: Together<R> | null;
};

/** Days for which the latest reading of a type is told if it is out of range. */
export const lastReadingDays = 7;

/**
 * Days for which a raised pressure in pregnancy is told until it is measured again: 42 weeks of pregnancy and six weeks after birth. NG133 1.4
 * (table 1) asks for a pressure of 140/90 or more to be measured once or twice a week, and gives the advice no end.
 */
export const raisedInPregnancyDays = 42 * 7 + 42;

const dayMs = 86_400_000;

const atOf = ({ measuredAt }: ToldReading): number => Date.parse(measuredAt);
const worstOf = ({ interpretation }: ToldReading) => interpretation.worst;
const certainOf = ({ interpretation: { status, side, advice } }: ToldReading): Verdict => ({
  status,
  side,
  advice,
});

/**
 * Returns all that a surface must tell a person about their readings at a moment. It depends on the readings of the last day that ask for
 * something and on the latest reading of each type alone; others may be left out.
 */
export function messagesFor<R extends ToldReading>(readings: readonly R[], now: Date): Messages<R> {
  const newestFirst = readings
    .filter((one) => atOf(one) <= now.getTime() || isRecent(one.measuredAt, now))
    .sort((a, b) => atOf(b) - atOf(a));
  const types = [...new Set(newestFirst.map(({ type }) => type))];
  const messages = types
    .flatMap((type) =>
      messageOf(
        newestFirst.filter((one) => one.type === type),
        now,
      ),
    )
    .sort(byUrgency);
  const together = combineSigns(
    types.flatMap((type) => newestFirst.find((one) => one.type === type) ?? []),
    now,
  );
  return { messages, together: together && isSaidAlready(together, messages) ? null : together };
}

/** Returns true if a reading alone asks for as much in any case. */
const isSaidAlready = <R extends ToldReading>(
  { advice }: Together<R>,
  messages: readonly ReadingMessage<R>[],
): boolean =>
  messages.some(
    ({ because, reading, others }) =>
      because === 'recent' &&
      [reading, ...others].some(
        ({ interpretation }) =>
          interpretation.advice === advice ||
          (isUrgentAdvice(interpretation.advice) && advice === 'emergency-if-symptoms'),
      ),
  );

/** @param all readings of one type, the newest first */
function messageOf<R extends ToldReading>(all: readonly R[], now: Date): ReadingMessage<R>[] {
  const [latest] = all;
  if (!latest) return [];
  const asking = all.filter((one) => worstOf(one).advice !== null && isRecent(one.measuredAt, now));
  const [first, ...others] = leadersOf(asking);
  if (first) {
    const isNewer = atOf(latest) > atOf(first) && !others.includes(latest);
    return [{ because: 'recent', reading: first, others, newer: isNewer ? latest : null }];
  }
  const age = now.getTime() - atOf(latest);
  const alone = { reading: latest, others: [], newer: null };
  if (isRaisedInPregnancy(latest) && age <= raisedInPregnancyDays * dayMs)
    return [{ because: 'raised-in-pregnancy', ...alone }];
  return worstOf(latest).advice !== null && age < lastReadingDays * dayMs
    ? [{ because: 'last', ...alone }]
    : [];
}

/**
 * Returns of each side the most severe by the worst that is possible and, if that is another one, by what holds in any case.
 *
 * @param asking readings of one type, the newest first
 */
export function leadersOfSides<R extends ToldReading>(asking: readonly R[]): R[] {
  return (['high', 'low', null] as const).flatMap((side) => {
    const ofSide = asking.filter((one) => worstOf(one).side === side);
    const [first, ...others] = ofSide;
    if (!first) return [];
    // A later one takes its place only if it is more severe: of two that are equal the newer stays.
    const pick = (verdictOf: (one: R) => Verdict) =>
      others.reduce((a, b) => (compareSeverity(verdictOf(b), verdictOf(a)) > 0 ? b : a), first);
    const byWorst = pick(worstOf);
    const byCertain = pick(certainOf);
    return compareSeverity(certainOf(byCertain), certainOf(byWorst)) > 0 ? [byWorst, byCertain] : [byWorst];
  });
}

/**
 * Returns the readings that are told, the one whose advice is given first: of those that are urgent the newest, since what is done for a high
 * value harms at a low one.
 *
 * @param asking the newest first
 */
function leadersOf<R extends ToldReading>(asking: readonly R[]): R[] {
  const ofSides = leadersOfSides(asking);
  const urgent = ofSides.filter((one) => isUrgentAdvice(worstOf(one).advice));
  if (urgent.length > 0) return urgent.sort((a, b) => atOf(b) - atOf(a));
  const [first, ...others] = ofSides;
  return first ? [others.reduce((a, b) => (compareSeverity(worstOf(b), worstOf(a)) > 0 ? b : a), first)] : [];
}

/** Returns true for a pressure of 140/90 or more that a range of pregnancy calls urgent, pregnancy being known or possible. */
export function isRaisedInPregnancy(reading: ToldReading): boolean {
  const { worst, ranges } = reading.interpretation;
  return (
    reading.type === 'blood_pressure' &&
    worst.side === 'high' &&
    isUrgentAdvice(worst.advice) &&
    ((numberOf(reading, 'systolic') ?? 0) >= 140 || (numberOf(reading, 'diastolic') ?? 0) >= 90) &&
    ranges.some(({ group }) => group === 'pregnant-or-after-birth')
  );
}

const mostUrgentOf = ({ reading, others }: ReadingMessage<ToldReading>): Verdict =>
  others.map(worstOf).reduce((a, b) => (compareSeverity(b, a) > 0 ? b : a), worstOf(reading));

const order = { recent: 0, 'raised-in-pregnancy': 1, last: 2 } as const;

const byUrgency = (a: ReadingMessage<ToldReading>, b: ReadingMessage<ToldReading>): number =>
  order[a.because] - order[b.because] ||
  compareSeverity(mostUrgentOf(b), mostUrgentOf(a)) ||
  atOf(b.reading) - atOf(a.reading);
