import { type HealthFact, holdsOn } from '@nadi/clinical/health-facts';
import type { PatientProfile } from '@nadi/contract/schema';

/** The calendar date of UTC, which is today's for the facts that an answer in the profile adds. */
export const todayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The answer of the profile, by the facts that hold today. */
export function pregnancyOf(facts: readonly HealthFact[], now: Date): PatientProfile['pregnancy'] {
  const today = todayOf(now);
  const holds = (kind: HealthFact['kind']) =>
    facts.some((fact) => fact.kind === kind && holdsOn(fact, today));
  if (holds('pregnant')) return 'pregnant';
  return holds('not-pregnant') ? 'not-pregnant' : 'unknown';
}
