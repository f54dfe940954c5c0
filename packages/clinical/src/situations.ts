import { type Age, ageAt } from './age';
import { addDays, dateOf } from './calendar';
import { daysAfterBirth, type HealthFact, type HealthFactKind, holdsOn } from './health-facts';
import type { Gender, GlucoseTiming, Reading, Subject } from './vital-sign';

/** Circumstance that is neither known nor excluded. */
export type Condition = 'pregnant-or-after-birth' | 'fasting';
export type Question = 'date-of-birth' | 'pregnancy' | 'timing';

/** One of the ways in which things may stand with a person at the time of measuring. */
export type Situation = {
  /** Null where the age is not known: then ranges for adults count. */
  age: Age | null;
  gender: Gender | null;
  isPregnant: boolean;
  isAfterBirth: boolean;
  hasOxygenTarget: boolean;
  metres: number | null;
  timing: Exclude<GlucoseTiming, 'unknown'> | null;
  /** Under which it holds; null where it is known to. */
  condition: Condition | null;
};

/**
 * Ages, in completed years, at which pregnancy is possible. 55 leaves a margin above the usual end of fertility, so that nobody
 * whom it can concern is left out.
 */
export const fertileYears = { from: 12, to: 55 } as const;

/**
 * All situations in which the person may have been: a stricter range counts until it is excluded, a more lenient one only where it
 * was told. The first holds without a condition wherever one does.
 *
 * @param measuredAt RFC 3339; age and facts are taken on its calendar date.
 */
export function possibleSituations(reading: Reading, subject: Subject, measuredAt: string): Situation[] {
  const date = dateOf(measuredAt);
  const find = (kind: HealthFactKind): HealthFact | undefined =>
    subject.facts.find((fact) => fact.kind === kind && holdsOn(fact, date));
  const birth = find('gave-birth');
  const pregnancy = find('pregnant');
  const base: Situation = {
    age: ageAt(subject.dateOfBirth, measuredAt),
    gender: subject.gender,
    // A birth ends the pregnancy that began before it.
    isPregnant: pregnancy !== undefined && !(birth && birth.from > pregnancy.from),
    isAfterBirth: birth !== undefined,
    hasOxygenTarget: find('oxygen-target-88-92') !== undefined,
    metres: find('altitude')?.metres ?? null,
    timing: null,
    condition: null,
  };
  const byPregnancy: Situation[] =
    pregnancyAt(subject, measuredAt) === 'possible'
      ? [base, { ...base, isPregnant: true, condition: 'pregnant-or-after-birth' }]
      : [base];
  return reading.type === 'glucose'
    ? byPregnancy.flatMap((one) => byTiming(one, reading.timing))
    : byPregnancy;
}

/** Fasting and not fasting where the timing of a glucose is not known. */
function byTiming(situation: Situation, timing: Reading['timing']): Situation[] {
  if (timing && timing !== 'unknown') return [{ ...situation, timing }];
  return [
    { ...situation, timing: 'random', condition: situation.condition },
    { ...situation, timing: 'fasting', condition: situation.condition ?? 'fasting' },
  ];
}

/** Whether the person was pregnant or had given birth in the six weeks before. */
export function pregnancyAt(subject: Subject, measuredAt: string): 'yes' | 'no' | 'possible' {
  const date = dateOf(measuredAt);
  const holds = (kind: HealthFactKind) =>
    subject.facts.some((fact) => fact.kind === kind && holdsOn(fact, date));
  if (holds('pregnant') || holds('gave-birth')) return 'yes';
  if (subject.gender === 'MALE') return 'no';
  // Who was pregnant until a few weeks ago may have given birth: "not pregnant" alone does not exclude that.
  if (holds('not-pregnant') && !endedLately(subject, date)) return 'no';
  const age = ageAt(subject.dateOfBirth, measuredAt);
  if (!age) return 'possible';
  const years = Math.floor(age.months / 12);
  return years >= fertileYears.from && years <= fertileYears.to ? 'possible' : 'no';
}

/** Whether a pregnancy ended within six weeks before a date, by birth or otherwise. */
const endedLately = ({ facts }: Subject, date: string): boolean =>
  facts.some(
    ({ kind, to }) => kind === 'pregnant' && to !== null && to < date && date <= addDays(to, daysAfterBirth),
  );
