import type { FieldProblem, NewHealthFact } from '@nadi/contract/schema';
import { findFactFaults, maxFacts, type NamedFact } from '@nadi/domain/vital-signs/fact-faults';
import type { HealthFact } from '@nadi/domain/vital-signs/health-facts';

export const toFactColumns = ({
  kind,
  from,
  to = null,
  metres = null,
  setBy = null,
}: NewHealthFact): NamedFact => ({ kind, from, to, metres, setBy });

/** What the contract's schema cannot say of a fact. */
export const checkFact = (
  fact: NamedFact,
  others: readonly HealthFact[],
  person: { dateOfBirth: string | null; now: Date },
): FieldProblem[] =>
  findFactFaults(fact, others, person).map(({ field, code, message }) => ({
    pointer: `/body/${field}`,
    message,
    code,
  }));

/** @param pointer to what would have added another */
export const tooManyFacts = (pointer: string): FieldProblem => ({
  pointer,
  message: `You already have ${maxFacts} facts. Delete one that you no longer need.`,
  code: 'too-many',
});
