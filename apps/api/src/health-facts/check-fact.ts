import { type HealthFact, type HealthFactKind, lastDayOf } from '@nadi/clinical/health-facts';
import type { FieldProblem, NewHealthFact } from '@nadi/contract/schema';
import type { HealthFactRow } from '../db/schema/health-facts';

/** More than a life has; a list of them is never paged. */
export const mostFacts = 200;

/** Somewhere on earth it is already the day after that of UTC. */
const furthestAhead = 14 * 3_600_000;

export type FactColumns = Pick<HealthFactRow, 'kind' | 'from' | 'to' | 'metres' | 'setBy'>;

export const toFactColumns = ({
  kind,
  from,
  to = null,
  metres = null,
  setBy = null,
}: NewHealthFact): FactColumns => ({ kind, from, to, metres, setBy });

/**
 * What the contract's schema cannot say of a fact: its dates against life and clock, what its kind needs, and that there is one
 * answer to a question at a time.
 *
 * @param others the other facts of the person
 */
export function checkFact(
  fact: FactColumns,
  others: readonly HealthFact[],
  { dateOfBirth, now }: { dateOfBirth: string | null; now: Date },
): FieldProblem[] {
  const { kind, from, to, metres, setBy } = fact;
  const faults: FieldProblem[] = [];
  const refuse = (field: string, message: string, code: string) =>
    faults.push({ pointer: `/body/${field}`, message, code });

  const today = new Date(now.getTime() + furthestAhead).toISOString().slice(0, 10);
  if (from > today) refuse('from', 'Must not be in the future.', 'future');
  if (dateOfBirth !== null && from < dateOfBirth)
    refuse('from', 'Must not be before the date of birth.', 'before-birth');
  if (to !== null && kind === 'gave-birth')
    refuse('to', 'Must not be given: a birth is one day.', 'not-allowed');
  else if (to !== null && to < from) refuse('to', 'Must not be before the first day.', 'order');
  if (kind === 'altitude' && metres === null) refuse('metres', 'Must be given for an altitude.', 'required');
  if (kind !== 'altitude' && metres !== null)
    refuse('metres', 'Must not be given: it is for an altitude.', 'not-allowed');
  const isTarget = kind === 'oxygen-target-88-92';
  if (isTarget && setBy === null) refuse('setBy', 'Must name who set the target.', 'required');
  if (!isTarget && setBy !== null)
    refuse('setBy', 'Must not be given: it is for an oxygen target.', 'not-allowed');
  if (faults.length === 0 && others.some((other) => isSameQuestion(fact, other) && overlaps(fact, other)))
    refuse('from', 'Must not overlap with another answer to the same question. Change that one.', 'overlap');
  return faults;
}

/** @param pointer to what would have added another */
export const tooManyFacts = (pointer: string): FieldProblem => ({
  pointer,
  message: `There are ${mostFacts} facts already. Delete one that is not needed any more.`,
  code: 'too-many',
});

const questionOf = (kind: HealthFactKind): string => (kind === 'not-pregnant' ? 'pregnant' : kind);
const isSameQuestion = (a: HealthFact, b: HealthFact): boolean => questionOf(a.kind) === questionOf(b.kind);

function overlaps(a: HealthFact, b: HealthFact): boolean {
  const [endOfA, endOfB] = [lastDayOf(a), lastDayOf(b)];
  return (endOfB === null || a.from <= endOfB) && (endOfA === null || b.from <= endOfA);
}
