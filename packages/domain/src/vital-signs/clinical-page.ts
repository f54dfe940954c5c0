import type { Advice, Clause, End, Published, RangeGroup, RangeRule, Side, Status } from './range';
import { rangeRules } from './ranges/all';
import { guidelineOf } from './sources';
import { unitLabels, unitsOf } from './units';
import type { LimitCode, VitalSignType } from './vital-sign';

/** A limit as the clinical page shows it: from which value on, what it means, what is said and on which clause it rests. */
export type PageLimit = {
  status: Status;
  side: Side | null;
  /** In words and numbers, in each unit: "below 54 mg/dL or 3 mmol/L". */
  when: string;
  advice: Advice | null;
  clauses: PageClause[];
};
export type PageClause = Pick<Clause, 'clause' | 'opened'> & { title: string; url: string };

/** A published range with all its limits, inwards first. */
export type PageRange = {
  id: string;
  code: LimitCode;
  group: RangeGroup;
  /** "children of 3 to 5 months", "adults from 18 years" */
  whom: string;
  limits: PageLimit[];
  choice: string | null;
};
export type PageSection = { type: VitalSignType; ranges: PageRange[] };

/** Returns the ranges as clinicians review them, a section for each kind of reading. */
export function clinicalPage(): PageSection[] {
  const types = [...new Set(rangeRules.map(({ type }) => type))];
  return types.map((type) => ({
    type,
    ranges: rangeRules.filter((rule) => rule.type === type).map(describeRule),
  }));
}

const describeRule = (rule: RangeRule): PageRange => ({
  id: rule.id,
  code: rule.code,
  group: rule.group,
  whom: describeWhom(rule),
  limits: [
    ...inRange(rule),
    ...rule.above.map((step, index) => ({
      ...limitOf(step),
      side: 'high' as const,
      // The first step begins where the range ends.
      when: `${index === 0 || !step.over ? 'from' : 'above'} ${write(rule, step.over && index > 0 ? step.over : step.at)}`,
    })),
    ...rule.below.map((step) => ({
      ...limitOf(step),
      side: 'low' as const,
      when: `below ${write(rule, step.at)}`,
    })),
  ],
  choice: rule.choice ?? null,
});

const limitOf = ({ status, advice, clauses }: RangeRule['above'][number]) => ({
  status,
  advice,
  clauses: clauses.map(name),
});

function inRange(rule: RangeRule): PageLimit[] {
  const { low, high } = rule;
  if (!low && !high) return [];
  const words = [low && `from ${write(rule, low.at)}`, high && `to ${write(rule, high.at)}`];
  const clauses = [low, high].flatMap((end: End | null) => end?.clauses ?? []).map(name);
  const seen = new Set<string>();
  return [
    {
      status: 'in-range',
      side: null,
      when: words.filter(Boolean).join(' '),
      advice: null,
      clauses: clauses.filter(({ title, clause }) => {
        const key = `${title} ${clause}`;
        return seen.has(key) ? false : seen.add(key);
      }),
    },
  ];
}

const name = ({ source, clause, opened }: Clause): PageClause => ({ ...guidelineOf(source), clause, opened });

const write = ({ type }: RangeRule, numbers: Published): string =>
  unitsOf[type]
    .flatMap((unit) => (numbers[unit] === undefined ? [] : `${numbers[unit]} ${unitLabels[unit]}`))
    .join(' or ');

const groups: Record<RangeGroup, string> = {
  adult: 'adults',
  child: 'children',
  newborn: 'newborns',
  'pregnant-or-after-birth': 'pregnancy and six weeks after birth',
  pregnant: 'pregnancy',
  'oxygen-target-88-92': 'people with a target of 88 to 92 % set by a clinician',
  altitude: 'people staying at high altitude',
};

function describeWhom({
  group,
  ageFromMonths,
  ageToMonths,
  ageInDays,
  sex,
  timing,
  withExtraOxygen,
  metres,
}: RangeRule): string {
  return [
    sex === 'MALE' ? 'boys' : sex === 'FEMALE' ? 'girls' : groups[group],
    ageInDays ? days(ageInDays, ageToMonths) : ages(ageFromMonths, ageToMonths),
    withExtraOxygen !== undefined && (withExtraOxygen ? 'breathing extra oxygen' : 'breathing air'),
    metres && `from ${metres} m`,
    timing && { fasting: 'fasting', 'after-meal': 'two hours after a meal', random: 'at any time' }[timing],
  ]
    .filter(Boolean)
    .join(', ');
}

/** "3 to 28 days old", "from 60 days to 2 months" */
function days([from, to]: readonly [number, number | null], toMonths: number | null): string {
  return to === null ? `from ${from} days to ${(toMonths ?? 1) - 1} months` : `${from} to ${to - 1} days old`;
}

function ages(from: number | null, to: number | null): string {
  const isYears = (months: number) => months >= 24 && months % 12 === 0;
  if (from === null && to === null) return '';
  if (to === null) return `from ${(from ?? 0) / 12} years`;
  if (isYears(to) && (from === null || isYears(from) || from === 12)) {
    const first = (from ?? 0) / 12;
    const last = to / 12 - 1;
    return first === last ? `${first} years` : `${first} to ${last} years`;
  }
  return isYears(to) ? `${from} months to ${to / 12 - 1} years` : `${from ?? 0} to ${to - 1} months`;
}
