import { ageAt } from './age';
import { applicableRules } from './applicable-rules';
import { judgeValue } from './judge-value';
import type { Advice, RangeRule, Side, Status } from './range';
import { compareSeverity, mildest, moreSevere, mostSevere, type Verdict } from './severity';
import { type Condition, possibleSituations, type Question, type Situation } from './situations';
import type { Reading, SeriesCode, Subject } from './vital-sign';

export type Worst = { status: Status; side: Side | null; condition: Condition | null; advice: Advice | null };

/** A judgement as it is kept: codes and the ids of the rules that were applied. */
export type Judgement = {
  /** The mildest severity that all applicable ranges give on the same side. */
  status: Status;
  side: Side | null;
  /** What holds in any case; `worst.advice` stands beside it where that has a condition. */
  advice: Advice | null;
  /** Why it was not assessed; null where it was. */
  reason: 'no-range' | 'opposite-sides' | null;
  /** The most severe that an applicable range gives; advice, alerts and queues go by it. */
  worst: Worst;
  /** Rules that were applied, a way for each situation in which they differ. */
  ways: { rules: string[]; condition: Condition | null }[];
  /** Open questions that would settle which range holds. */
  asks: Question[];
};

/** Grows with each change of a range or of the rules: kept judgements of an older version are renewed. */
export const rangesVersion = 1;

type Judged = Verdict & { situation: Situation };
type Way = { situation: Situation; rules: readonly RangeRule[]; verdict: Verdict | null };

/**
 * Judges a reading by what is known of the person for the time it was taken. Not knowing is never shown as normal: a stricter
 * range counts until it is excluded, a more lenient one only where it was told.
 *
 * @param reading numbers in the unit of entry
 * @param measuredAt RFC 3339; age and facts are taken on its calendar date
 */
export function judge(reading: Reading, subject: Subject, measuredAt: string): Judgement {
  const situations = possibleSituations(reading, subject, measuredAt);
  const found = situations.map((situation) => {
    const rules = applicableRules(reading, situation);
    return { situation, rules, verdict: judgeBy(rules, reading) };
  });
  const ways = differingWays(found);
  const asks = openQuestions(reading, subject, measuredAt, found);
  const judged = found.flatMap(({ situation, verdict }): Judged[] =>
    verdict ? [{ ...verdict, situation }] : [],
  );
  const [first, ...others] = judged;
  if (!first) return { ...notAssessed, ways, asks };

  const all = [first, ...others] as const;
  const isComplete = judged.length === found.length;
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

/** Returns what the rules of one situation say together: of two numbers the more severe, of two equal ones the high. */
function judgeBy(rules: readonly RangeRule[], reading: Reading): Verdict | null {
  const verdicts = rules.map((rule) => {
    const value = numberOf(reading, rule.code);
    return value === null ? null : judgeValue(rule, value, reading.unit);
  });
  const [first, ...others] = verdicts.filter((verdict) => verdict !== null);
  if (!first || verdicts.includes(null)) return null;
  return others.reduce(moreSevere, first);
}

function numberOf(reading: Reading, code: SeriesCode): number | null {
  const value = reading[code];
  return typeof value === 'number' && !Number.isNaN(value) ? value : null;
}

/** Returns the worst, with its condition unless every situation is as bad. */
function worstOf(all: readonly [Judged, ...Judged[]], isComplete: boolean): Worst {
  const { status, side, advice, situation } = mostSevere(all);
  const isCertain = isComplete && all.every((one) => compareSeverity(one, { status, side, advice }) >= 0);
  return { status, side, advice, condition: isCertain ? null : situation.condition };
}

/** Returns one way for each set of rules; the same rules under each circumstance hold in any case. */
function differingWays(found: readonly Way[]): Judgement['ways'] {
  const ways = new Map<string, Judgement['ways'][number]>();
  for (const { situation, rules } of found) {
    const ids = rules.map(({ id }) => id);
    if (ids.length > 0 && !ways.has(ids.join()))
      ways.set(ids.join(), { rules: ids, condition: situation.condition });
  }
  const [only, ...others] = ways.values();
  if (only && others.length === 0) return [{ ...only, condition: null }];
  return [...ways.values()];
}

/** Returns questions whose answer may change the judgement. */
function openQuestions(
  reading: Reading,
  subject: Subject,
  measuredAt: string,
  found: readonly Way[],
): Question[] {
  if (found.every(({ rules }) => rules.length === 0)) return [];
  const without = found.find(({ situation }) => situation.condition !== 'pregnant-or-after-birth')?.verdict;
  const isPregnancyOpen = found.some(
    ({ situation, verdict }) =>
      situation.condition === 'pregnant-or-after-birth' &&
      (!verdict || !without || compareSeverity(verdict, without) !== 0),
  );
  const isTimingOpen = reading.type === 'glucose' && (reading.timing ?? 'unknown') === 'unknown';
  return [
    ...(ageAt(subject.dateOfBirth, measuredAt) === null ? (['date-of-birth'] as const) : []),
    ...(isPregnancyOpen ? (['pregnancy'] as const) : []),
    ...(isTimingOpen ? (['timing'] as const) : []),
  ];
}
