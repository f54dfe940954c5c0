import { ageAt } from '../kernel/age';
import { dateOf } from '../kernel/calendar';
import { applicableRules } from './applicable-rules';
import { assessValue } from './assess-value';
import { type Condition, nameCircumstances, nameWeakest } from './circumstances';
import { type HealthFactType, holdsOn } from './health-facts';
import { type Advice, isUrgentAdvice, type RangeRule, type Side, type Status } from './range';
import { compareSeverity, mildest, moreSevere, mostSevere, type Verdict, withFinding } from './severity';
import { possibleSituations, type Question, type Situation } from './situations';
import { numberOf, type Reading, type Subject } from './vital-sign';

export type Worst = { status: Status; side: Side | null; condition: Condition | null; advice: Advice | null };

/** An assessment as it is kept: codes and the ids of the rules that were applied. */
export type Assessment = {
  /** The mildest severity that all applicable ranges give on the same side. */
  status: Status;
  side: Side | null;
  /** The advice that applies in any case; `worst.advice` is given in addition if that has a condition. */
  advice: Advice | null;
  /** Why it was not assessed; null if it was. */
  reason: 'no-range' | 'opposite-sides' | null;
  /** The most severe that an applicable range gives; advice, alerts and queues go by it. */
  worst: Worst;
  /** Rules that were applied, a way for each situation in which they differ. */
  ways: { rules: string[]; condition: Condition | null }[];
  /** Open questions that would settle which range holds. */
  asks: Question[];
};

/** Grows with each change of a range or of the rules: kept assessments of an older version are renewed. */
export const rangesVersion = 4;

/** Tells if a reading is critical, or its advice is to call for help, should a range hold that may hold: a raised pressure in pregnancy is only `high`. */
export const mayBeUrgent = ({ worst }: Pick<Assessment, 'worst'>): boolean =>
  worst.status === 'critical' || isUrgentAdvice(worst.advice);

type Assessed = Verdict & { situation: Situation };
type Way = { situation: Situation; rules: readonly RangeRule[]; verdict: Verdict | null };

/**
 * Assesses a reading by what is known of the person for the time it was taken. Not knowing is never shown as normal: a stricter
 * range counts until it is excluded, a more lenient one only where it was told.
 *
 * @param reading numbers in the unit of entry
 * @param measuredAt RFC 3339; age and facts are taken on its calendar date
 */
export function assess(reading: Reading, subject: Subject, measuredAt: string): Assessment {
  const situations = possibleSituations(reading, subject, measuredAt);
  const found = situations.map((situation) => {
    const rules = applicableRules(reading, situation);
    return { situation, rules, verdict: assessBy(rules, reading) };
  });
  const ways = differingWays(found);
  const asks = openQuestions(reading, subject, measuredAt, found);
  const assessed = found.flatMap(({ situation, verdict }): Assessed[] =>
    verdict ? [{ ...verdict, situation }] : [],
  );
  const [first, ...others] = assessed;
  if (!first) return { ...notAssessed, ways, asks };

  const all = [first, ...others] as const;
  const isComplete = assessed.length === found.length;
  const worst = worstOf(all, isComplete);
  const sides = new Set(all.flatMap(({ side }) => side ?? []));
  if (sides.size > 1) return { ...notAssessed, reason: 'opposite-sides', worst, ways, asks };
  if (!isComplete) return { ...notAssessed, worst, ways, asks };
  const { status, side, advice } = mildest(all);
  return { status, side, advice, reason: null, worst, ways, asks };
}

const notAssessed = {
  status: 'not-assessed',
  side: null,
  advice: null,
  reason: 'no-range',
  worst: { status: 'not-assessed', side: null, condition: null, advice: null },
} as const;

/**
 * Returns what the rules of one situation say together: of two numbers the more severe, of two equal ones the high. Numbers that lie
 * too close together ask for their advice whatever the numbers themselves say, and leave the side as it is.
 */
function assessBy(rules: readonly RangeRule[], reading: Reading): Verdict | null {
  const verdicts = rules.map((rule) => {
    const value = numberOf(reading, rule.code);
    return { code: rule.code, verdict: value === null ? null : assessValue(rule, value, reading.unit) };
  });
  const ofNumbers = verdicts.flatMap(({ code, verdict }) =>
    verdict && code !== 'pulse-pressure' ? [verdict] : [],
  );
  const [first, ...others] = ofNumbers;
  if (!first || verdicts.some(({ verdict }) => verdict === null)) return null;
  const together = others.reduce(moreSevere, first);
  const finding = verdicts.find(({ code }) => code === 'pulse-pressure')?.verdict;
  return finding ? withFinding(together, finding) : together;
}

/**
 * Returns the worst, with its condition unless every situation is as bad. Where its status is worse than what holds in any case, the
 * condition is the weakest under which that status is reached: a person is never told less than their circumstances ask for.
 */
function worstOf(all: readonly [Assessed, ...Assessed[]], isComplete: boolean): Worst {
  const { status, side, advice } = mostSevere(all);
  const isAsBad = (one: Verdict) => compareSeverity(one, { status, side, advice }) >= 0;
  const isWorseStatus = all.some((one) => one.status !== status);
  const reaching = all.filter((one) =>
    isWorseStatus ? one.status === status && one.side === side : isAsBad(one),
  );
  const isCertain = isComplete && all.every(isAsBad);
  // A baby who needs a hospital now goes before a pregnancy that is watched for signs.
  const ofBaby = reaching.filter((one) => isAsBad(one) && isBaby(one.situation));
  const named = ofBaby.length > 0 ? ofBaby : reaching;
  const condition = isCertain ? null : nameWeakest(named.map(({ situation }) => situation.circumstances));
  return { status, side, advice, condition };
}

const isBaby = ({ circumstances }: Situation): boolean => circumstances.includes('under-three-months');

/** Returns one way for each set of rules; the same rules under each circumstance hold in any case. */
function differingWays(found: readonly Way[]): Assessment['ways'] {
  const ways = new Map<string, Assessment['ways'][number]>();
  for (const { situation, rules } of found) {
    const ids = rules.map(({ id }) => id);
    if (ids.length > 0 && !ways.has(ids.join()))
      ways.set(ids.join(), { rules: ids, condition: nameCircumstances(situation.circumstances) });
  }
  const [only, ...others] = ways.values();
  if (only && others.length === 0) return [{ ...only, condition: null }];
  return [...ways.values()];
}

/** Returns questions whose answer may change the assessment. */
function openQuestions(
  reading: Reading,
  subject: Subject,
  measuredAt: string,
  found: readonly Way[],
): Question[] {
  if (found.every(({ rules }) => rules.length === 0)) return [];
  const isPregnancyOpen = found.some(({ situation, verdict }) => {
    if (!supposesPregnancy(situation)) return false;
    const without = found.find((one) => isSameWithoutPregnancy(one.situation, situation))?.verdict;
    return !verdict || !without || compareSeverity(verdict, without) !== 0;
  });
  const isTimingOpen = reading.type === 'glucose' && (reading.timing ?? 'unknown') === 'unknown';
  return [
    ...(ageAt(subject.dateOfBirth, measuredAt) === null ? (['date-of-birth'] as const) : []),
    ...(isPregnancyOpen ? (['pregnancy'] as const) : []),
    ...(isTimingOpen ? (['timing'] as const) : []),
    ...endedFacts(reading, subject, measuredAt, found),
  ];
}

/** Returns what made the range of oxygen more lenient until its last day: asked again where a reading is out of range without it. */
function endedFacts(
  { type }: Reading,
  { facts }: Subject,
  measuredAt: string,
  found: readonly Way[],
): Question[] {
  if (type !== 'oxygen_saturation') return [];
  if (found.every(({ verdict }) => verdict?.status === 'in-range')) return [];
  const date = dateOf(measuredAt);
  const isOver = (type: HealthFactType) => {
    const ofType = facts.filter((fact) => fact.type === type && fact.from <= date);
    return ofType.length > 0 && !ofType.some((fact) => holdsOn(fact, date));
  };
  return [
    ...(isOver('oxygen-target-88-92') ? (['oxygen-target'] as const) : []),
    ...(isOver('altitude') ? (['altitude'] as const) : []),
  ];
}

const supposesPregnancy = ({ circumstances }: Situation): boolean =>
  circumstances.some((one) => one === 'pregnant' || one === 'pregnant-or-after-birth');

const isSameWithoutPregnancy = (one: Situation, other: Situation): boolean =>
  !supposesPregnancy(one) && one.timing === other.timing && one.hasExtraOxygen === other.hasExtraOxygen;
