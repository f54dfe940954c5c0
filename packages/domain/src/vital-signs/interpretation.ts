import { type Assessment, assess, type Worst } from './assessment';
import type { Condition } from './circumstances';
import type { Advice, RangeGroup, RangeRule, Side, Status } from './range';
import { ruleById } from './ranges/all';
import type { Question } from './situations';
import { type Source, sourcesOf } from './sources';
import type { GlucoseTiming, LimitCode, Reading, Subject, Unit } from './vital-sign';

export type { Worst } from './assessment';
export type { Condition } from './circumstances';
export type { Advice, RangeGroup, Side, Status } from './range';
export type { Question } from './situations';

export type RangeLimits = {
  code: LimitCode;
  unit: Unit;
  low: number | null;
  high: number | null;
  criticalBelow: number | null;
  criticalFrom: number | null;
};

/** A published range that applies, or may apply. */
export type AppliedRange = {
  group: RangeGroup;
  ageFromMonths: number | null;
  ageToMonths: number | null;
  /** Beside the months: age in completed days, from inclusive to exclusive; null is open. */
  ageFromDays: number | null;
  ageToDays: number | null;
  /** For glucose: when it was taken; null for all others. */
  timing: Exclude<GlucoseTiming, 'unknown'> | null;
  /** Null where it holds in any case. */
  condition: Condition | null;
  limits: RangeLimits[];
  sources: Source[];
};

/** An assessment with the ranges that it rests on, in codes and numbers. */
export type Interpretation = {
  status: Status;
  side: Side | null;
  advice: Advice | null;
  reason: Assessment['reason'];
  worst: Worst;
  ranges: AppliedRange[];
  asks: Question[];
};

/** Assesses a reading and names the ranges; see `assess`. */
export const interpret = (reading: Reading, subject: Subject, measuredAt: string): Interpretation =>
  explain(assess(reading, subject, measuredAt), reading.unit);

/** Names the ranges of a kept assessment, with their limits in a unit of the reading's type. */
export function explain({ ways, ...assessment }: Assessment, unit: Unit): Interpretation {
  return { ...assessment, ranges: rangesOf(ways, unit) };
}

/** More than there are combinations of rules and units; beyond it ranges are put together each time. */
const maxKept = 2_000;
const kept = new Map<string, AppliedRange[]>();

/** Returns the same array for all readings that the same rules were applied to. */
export function rangesOf(ways: Assessment['ways'], unit: Unit): AppliedRange[] {
  let key: string = unit;
  for (const { rules, condition } of ways) key += `|${condition}:${rules.join()}`;
  const known = kept.get(key);
  if (known) return known;
  const ranges = ways.flatMap((way) => byGroup(way).flatMap((one) => describe(one, unit) ?? []));
  if (kept.size < maxKept) kept.set(key, ranges);
  return ranges;
}

/** Returns the ranges of pregnancy and of a teenager's age apart: limits of the one must not be shown as those of the other. */
function byGroup(way: Assessment['ways'][number]): Assessment['ways'] {
  const groupOf = (id: string) => ruleById.get(id)?.group;
  const ofPregnancy = way.rules.filter((id) => groupOf(id)?.startsWith('pregnant'));
  const others = way.rules.filter((id) => !ofPregnancy.includes(id));
  if (ofPregnancy.length === 0 || !others.some((id) => groupOf(id) === 'child')) return [way];
  return [
    { ...way, rules: ofPregnancy },
    { ...way, rules: others },
  ];
}

function describe({ rules: ids, condition }: Assessment['ways'][number], unit: Unit): AppliedRange | null {
  // A rule that was since withdrawn is named no more; its readings are reassessed at the next start.
  const rules = ids.flatMap((id) => ruleById.get(id) ?? []);
  // The difference of the numbers is assessed by age alone and names nobody.
  const narrowest = rules.findLast(({ code }) => code !== 'pulse-pressure');
  if (!narrowest) return null;
  const { group, ageFromMonths, ageToMonths, ageInDays, timing } = narrowest;
  const codes = [...new Set(rules.map(({ code }) => code))];
  return {
    group,
    ageFromMonths,
    ageToMonths,
    ageFromDays: ageInDays?.[0] ?? null,
    ageToDays: ageInDays?.[1] ?? null,
    timing: timing ?? null,
    condition,
    limits: codes.map((code) =>
      strictestLimits(
        rules.filter((rule) => rule.code === code),
        unit,
      ),
    ),
    sources: sourcesOf(rules.flatMap(clausesOf)),
  };
}

/** Returns the limits at which several rules together change what they say. */
function strictestLimits(rules: readonly RangeRule[], unit: Unit): RangeLimits {
  const all = rules.map((rule) => limitsOf(rule, unit));
  const [first] = all;
  if (!first) throw new RangeError('There are no limits without a rule.');
  const pick = (name: 'low' | 'high' | 'criticalBelow' | 'criticalFrom', choose: typeof Math.max) => {
    const numbers = all.flatMap((limits) => limits[name] ?? []);
    return numbers.length > 0 ? choose(...numbers) : null;
  };
  return {
    code: first.code,
    unit,
    low: pick('low', Math.max),
    high: pick('high', Math.min),
    criticalBelow: pick('criticalBelow', Math.max),
    criticalFrom: pick('criticalFrom', Math.min),
  };
}

const clausesOf = ({ low, high, below, above }: RangeRule) => [
  ...(low?.clauses ?? []),
  ...(high?.clauses ?? []),
  ...below.flatMap(({ clauses }) => clauses),
  ...above.flatMap(({ clauses }) => clauses),
];

/** Returns the numbers of a rule in a unit. */
export function limitsOf(rule: RangeRule, unit: Unit): RangeLimits {
  const critical = (steps: RangeRule['below']) =>
    steps.find(({ status }) => status === 'critical')?.at[unit] ?? null;
  return {
    code: rule.code,
    unit,
    low: rule.low?.at[unit] ?? null,
    high: rule.high?.at[unit] ?? null,
    criticalBelow: critical(rule.below),
    criticalFrom: critical(rule.above),
  };
}
