import { latestToday } from '../kernel/latest-today';
import { type HealthFact, type HealthFactType, lastDayOf } from './health-facts';

/** More than a life has; a list of them is never paged. */
const maxFacts = 200;

export type NamedFact = HealthFact & {
  /** The person who set an oxygen target. */
  setBy: string | null;
};
type FactFault = { field: 'from' | 'to' | 'metres' | 'setBy'; code: string; message: string };

/**
 * Why a fact cannot be: its dates against life and clock, what its type needs, and that there is one answer to a question at a time.
 *
 * @param others the other facts of the person
 */
export function findFactFaults(
  fact: NamedFact,
  others: readonly HealthFact[],
  { dateOfBirth, now }: { dateOfBirth: string | null; now: Date },
): FactFault[] {
  const { type, from, to, metres, setBy } = fact;
  const faults: FactFault[] = [];
  const refuse = (field: FactFault['field'], code: string, message: string) =>
    faults.push({ field, code, message });

  const today = latestToday(now);
  if (from > today) refuse('from', 'future', 'Must not be in the future.');
  if (dateOfBirth !== null && from < dateOfBirth)
    refuse('from', 'before-birth', 'Must not be before the date of birth.');
  if (to !== null && type === 'gave-birth')
    refuse('to', 'not-allowed', 'Must not be given: a birth is one day.');
  else if (to !== null && to < from) refuse('to', 'order', 'Must not be before the first day.');
  const isAltitude = type === 'altitude';
  if (isAltitude && metres === null) refuse('metres', 'required', 'Must be given for an altitude.');
  if (!isAltitude && metres !== null)
    refuse('metres', 'not-allowed', 'Must not be given: it is for an altitude.');
  const isTarget = type === 'oxygen-target-88-92';
  if (isTarget && setBy === null) refuse('setBy', 'required', 'Must name who set the target.');
  if (!isTarget && setBy !== null)
    refuse('setBy', 'not-allowed', 'Must not be given: it is for an oxygen target.');
  if (faults.length === 0 && others.some((other) => isSameQuestion(fact, other) && overlap(fact, other)))
    refuse('from', 'overlap', 'Must not overlap with another answer to the same question. Change that one.');
  return faults;
}

const questionOf = (type: HealthFactType): string => (type === 'not-pregnant' ? 'pregnant' : type);
const isSameQuestion = (a: HealthFact, b: HealthFact): boolean => questionOf(a.type) === questionOf(b.type);

function overlap(a: HealthFact, b: HealthFact): boolean {
  return a.from <= lastDayOf(b) && b.from <= lastDayOf(a);
}

type SentFact = Pick<HealthFact, 'type' | 'from'> & Partial<Pick<NamedFact, 'to' | 'metres' | 'setBy'>>;

/** A fact as it is kept: what was not said of it is null. */
export const toFact = ({ type, from, to = null, metres = null, setBy = null }: SentFact): NamedFact => ({
  type,
  from,
  to,
  metres,
  setBy,
});

/** The same faults, each at its field of the body. */
export const checkFact = (...given: Parameters<typeof findFactFaults>) =>
  findFactFaults(...given).map(({ field, code, message }) => ({ pointer: `/body/${field}`, message, code }));

/**
 * Why another fact cannot be added; null where it can.
 *
 * @param count how many there are
 * @param pointer to what would add it
 */
export const findTooMany = (count: number, pointer: string) =>
  count < maxFacts
    ? null
    : {
        pointer,
        message: `You already have ${maxFacts} facts. Delete one that you no longer need.`,
        code: 'too-many',
      };
