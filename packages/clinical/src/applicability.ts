import { ageInYears } from './age';
import type { Subject } from './vital-sign';

/** Why ranges for adults cannot be applied; null where they can. */
export function whyNotAdult(subject: Subject, at: string): 'age-unknown' | 'child' | null {
  const age = ageInYears(subject.dateOfBirth, at);
  if (age === null) return 'age-unknown';
  return age < 18 ? 'child' : null;
}

/** Why ranges that do not hold in pregnancy cannot be applied; null where they can. */
export function whyNotOutsidePregnancy(
  subject: Subject,
  at: string,
): 'pregnancy' | 'pregnancy-unknown' | null {
  if (subject.pregnancy === 'pregnant') return 'pregnancy';
  if (subject.pregnancy === 'not-pregnant' || subject.gender === 'MALE') return null;
  const age = ageInYears(subject.dateOfBirth, at);
  // 55 leaves a margin above the usual end of fertility, so that the question is not put to those whom it cannot concern.
  return age !== null && age <= 55 ? 'pregnancy-unknown' : null;
}
