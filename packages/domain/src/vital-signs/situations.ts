import { type Age, ageAt } from '../kernel/age';
import { addDays, dateOf } from '../kernel/calendar';
import type { Circumstance } from './circumstances';
import { daysAfterBirth, type HealthFact, type HealthFactType, holdsOn, lastDayOf } from './health-facts';
import type { Gender, GlucoseTiming, Reading, Subject } from './vital-sign';

export type Question = 'date-of-birth' | 'pregnancy' | 'timing' | 'oxygen-target' | 'altitude';

/** One of the ways in which things may stand with a person at the time of measuring. */
export type Situation = {
  /** Null where the age is not known: then ranges for adults count. */
  age: Age | null;
  gender: Gender | null;
  isPregnant: boolean;
  isAfterBirth: boolean;
  hasOxygenTarget: boolean;
  hasExtraOxygen: boolean;
  metres: number | null;
  timing: Exclude<GlucoseTiming, 'unknown'> | null;
  /** Under which it holds, beyond what is known. */
  circumstances: readonly Circumstance[];
};

/**
 * Ages, in completed years, at which pregnancy is possible. 55 leaves a margin above the usual end of fertility, so that nobody
 * whom it can concern is left out.
 */
export const fertileYears = { from: 12, to: 55 } as const;

/**
 * All situations in which the person may have been: a stricter range counts until it is excluded, a more lenient one only where it
 * was told. The first holds in any case wherever one does.
 *
 * @param measuredAt RFC 3339; age and facts are taken on its calendar date.
 */
export function possibleSituations(reading: Reading, subject: Subject, measuredAt: string): Situation[] {
  const date = dateOf(measuredAt);
  const find = (type: HealthFactType): HealthFact | undefined =>
    subject.facts.find((fact) => fact.type === type && holdsOn(fact, date));
  const birth = find('gave-birth');
  const pregnancy = find('pregnant');
  const base: Situation = {
    age: ageAt(subject.dateOfBirth, measuredAt),
    gender: subject.gender,
    // A birth ends the pregnancy that began before it.
    isPregnant: pregnancy !== undefined && !(birth && birth.from > pregnancy.from),
    isAfterBirth: birth !== undefined,
    hasOxygenTarget: find('oxygen-target-88-92') !== undefined,
    hasExtraOxygen: false,
    metres: find('altitude')?.metres ?? null,
    timing: null,
    circumstances: [],
  };
  const isGlucose = reading.type === 'glucose';
  // The targets of glucose end with the birth, all other ranges of pregnancy six weeks later.
  const pregnant: Situation = {
    ...base,
    isPregnant: true,
    circumstances: [isGlucose ? 'pregnant' : 'pregnant-or-after-birth'],
  };
  const byPregnancy = pregnancyAt(subject, measuredAt) === 'possible' ? [base, pregnant] : [base];
  if (isGlucose) return byPregnancy.flatMap((one) => byTiming(one, reading.timing));
  if (reading.type === 'temperature' && base.age === null) return [...byPregnancy, asBaby(base)];
  return base.hasOxygenTarget && reading.type === 'oxygen_saturation'
    ? byPregnancy.flatMap(byExtraOxygen)
    : byPregnancy;
}

/**
 * A baby under three months, of whom a fever is an emergency (NG143 table 1): where the age is not known, it may be one. Two months stand for all,
 * whose limit is the one that all of them have.
 */
const asBaby = (situation: Situation): Situation => ({
  ...situation,
  age: { months: 2, days: 65 },
  isPregnant: false,
  isAfterBirth: false,
  circumstances: ['under-three-months'],
});

/** Breathing air or extra oxygen, which nobody is asked for: who has a target of 88 to 92 % knows. */
const byExtraOxygen = (situation: Situation): Situation[] => [
  situation,
  { ...situation, hasExtraOxygen: true, circumstances: [...situation.circumstances, 'extra-oxygen'] },
];

/** Fasting and not fasting where the timing of a glucose is not known. */
function byTiming(situation: Situation, timing: Reading['timing']): Situation[] {
  if (timing && timing !== 'unknown') return [{ ...situation, timing }];
  return [
    { ...situation, timing: 'random' },
    { ...situation, timing: 'fasting', circumstances: [...situation.circumstances, 'fasting'] },
  ];
}

/** Returns true if the person was pregnant or had given birth in the six weeks before. */
export function pregnancyAt(subject: Subject, measuredAt: string): 'yes' | 'no' | 'possible' {
  const date = dateOf(measuredAt);
  const holds = (type: HealthFactType) =>
    subject.facts.some((fact) => fact.type === type && holdsOn(fact, date));
  if (holds('pregnant') || holds('gave-birth')) return 'yes';
  if (subject.gender === 'MALE') return 'no';
  // A person who was pregnant until a few weeks ago may have given birth: "not pregnant" alone does not exclude that.
  if (holds('not-pregnant') && !endedLately(subject, date)) return 'no';
  const age = ageAt(subject.dateOfBirth, measuredAt);
  if (!age) return 'possible';
  const years = Math.floor(age.months / 12);
  return years >= fertileYears.from && years <= fertileYears.to ? 'possible' : 'no';
}

/** Returns true if a pregnancy ended within six weeks before a date, by birth or otherwise. */
const endedLately = ({ facts }: Subject, date: string): boolean =>
  facts.some((fact) => {
    const last = lastDayOf(fact);
    return fact.type === 'pregnant' && last < date && date <= addDays(last, daysAfterBirth);
  });
