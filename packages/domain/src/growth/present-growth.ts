import { type Age, ageAt } from '../kernel/age';
import { daysFromTo } from '../kernel/calendar';
import { dayInIndia } from '../kernel/time-zone';
import type { Source } from '../vital-signs/sources';
import type { Subject } from '../vital-signs/vital-sign';
import { type AgedDay, assessGrowth, type MeasuredDay } from './assess';
import { addMonths, flatMonthsAt, intervalSource, monthsUntilNext } from './intervals';
import { shareBelow } from './lms';
import {
  adultFrom,
  type Lines,
  linesOf,
  type Measure,
  placeOf,
  type Sex,
  type Standard,
  standardAt,
} from './references';
import { sourceOf } from './sources';
import type { Statement } from './statement';

/** The days with readings of each type, the oldest first, in kg and cm. */
export type Measured = { weight: readonly MeasuredDay[]; height: readonly MeasuredDay[] };

export type GrowthPoint = MeasuredDay & {
  ageDays: number;
  ageMonths: number;
  standard: Standard;
  /** How many of 100 children of this sex and age have less; null where the sex is not known. */
  lowShare: number | null;
  highShare: number | null;
};

export type GrowthMeasure = {
  code: Measure;
  unit: 'kg' | 'cm' | 'kg/m2';
  points: GrowthPoint[];
  charts: { standard: Standard; lines: Lines[]; source: Source }[];
  statements: Statement[];
  isOld: boolean;
  /** The day by which it should be measured again; null if nothing is measured, or if something must be asked before. */
  nextBy: string | null;
};

export type Growth = {
  applies: 'child' | 'adult' | 'no-date-of-birth';
  sex: Sex | 'unknown';
  ageMonths: number | null;
  /** Months without a gain that are told at this age. */
  flatMonths: number | null;
  measures: GrowthMeasure[];
  intervalSource: Source | null;
};

/** Days between a height and a weight that make one body mass index: in two years a child grows 12 cm a year and more, later 6. No guideline says so. */
const nearDays = (ageDays: number) => (ageDays < 730 ? 7 : 31);

const decimals: Record<Measure, number> = { weight: 100, height: 10, bmi: 10 };
const round = (value: number, measure: Measure) => Math.round(value * decimals[measure]) / decimals[measure];

const sexesOf = ({ gender }: Subject): readonly Sex[] => {
  if (gender === 'MALE') return ['male'];
  return gender === 'FEMALE' ? ['female'] : ['male', 'female'];
};

const chartSource: Record<Standard, Source> = {
  'who-2006': sourceOf('who2006', 'Weight, length or height, and body mass index for age'),
  'iap-2015': sourceOf('iap2015', 'Tables II to VII'),
};

/** Returns the growth of a child: what was measured, where it lies, what is to be said of it, and the lines of the charts. */
export function presentGrowth(measured: Measured, subject: Subject, now: Date): Growth {
  // A reading may be of a day that has begun further east.
  const today = [dayInIndia(now), measured.weight.at(-1)?.day ?? '', measured.height.at(-1)?.day ?? '']
    .sort()
    .at(-1);
  const age = ageAt(subject.dateOfBirth, today ?? '');
  const sexes = sexesOf(subject);
  const sex: Growth['sex'] = (sexes.length === 1 && sexes[0]) || 'unknown';
  const nothing = {
    sex,
    ageMonths: age?.months ?? null,
    flatMonths: null,
    measures: [],
    intervalSource: null,
  };
  if (!age) return { ...nothing, applies: 'no-date-of-birth' };
  if (age.months >= adultFrom) return { ...nothing, applies: 'adult' };
  const aged = (days: readonly MeasuredDay[]) => days.flatMap((one) => agedDay(one, subject));
  const [weights, heights] = [aged(measured.weight), aged(measured.height)];
  const given = { sexes, sex, age, today: today ?? '' };
  return {
    applies: 'child',
    sex,
    ageMonths: age.months,
    flatMonths: flatMonthsAt(age),
    measures: [
      present('weight', weights, given),
      present('height', heights, given),
      present('bmi', bodyMasses(weights, heights), given),
    ],
    intervalSource: intervalSource(age),
  };
}

/** Returns the day with its age; nothing for a day before the birth, or behind the charts. */
function agedDay(one: MeasuredDay, { dateOfBirth }: Subject): AgedDay[] {
  const age = ageAt(dateOfBirth, one.day);
  const standard = age && standardAt(age);
  return age && standard ? [{ ...one, age, standard }] : [];
}

/** Returns the body mass index in kg/m2 of each weight that has a height of about its time. */
function bodyMasses(weights: readonly AgedDay[], heights: readonly AgedDay[]): AgedDay[] {
  let at = 0;
  return weights.flatMap((weight) => {
    const distance = (one: AgedDay | undefined) =>
      one ? Math.abs(daysFromTo(one.day, weight.day)) : Number.POSITIVE_INFINITY;
    while (distance(heights[at + 1]) <= distance(heights[at]) && at + 1 < heights.length) at += 1;
    const height = heights[at];
    if (!height || distance(height) > nearDays(weight.age.days)) return [];
    return [
      {
        ...weight,
        low: weight.low / (height.high / 100) ** 2,
        high: weight.high / (height.low / 100) ** 2,
      },
    ];
  });
}

type Given = { sexes: readonly Sex[]; sex: Sex | 'unknown'; age: Age; today: string };

const units = { weight: 'kg', height: 'cm', bmi: 'kg/m2' } as const;

function present(code: Measure, days: readonly AgedDay[], { sexes, sex, age, today }: Given): GrowthMeasure {
  const statements = assessGrowth(code, days, sexes).map((one) => ({
    ...one,
    value: round(one.value, code),
    before: one.before === null ? null : round(one.before, code),
  }));
  const latest = days.at(-1);
  const due = latest ? addMonths(latest.day, monthsUntilNext(latest.age)) : null;
  const mustBeAsked = statements.some(
    ({ severity, code: said }) => severity === 'critical' || said === 'slip' || said === 'differ',
  );
  const current = standardAt(age);
  const standards = (['who-2006', 'iap-2015'] as const).filter(
    (standard) => standard === current || days.some((one) => one.standard === standard),
  );
  const shareOf = (value: number, { standard, age: then }: AgedDay) =>
    sex === 'unknown'
      ? null
      : Math.round(shareBelow(placeOf(value, standard, code, sex, then.days)) * 10) / 10;
  return {
    code,
    unit: units[code],
    points: days.map((one) => ({
      day: one.day,
      low: round(one.low, code),
      high: round(one.high, code),
      ageDays: one.age.days,
      ageMonths: one.age.months,
      standard: one.standard,
      lowShare: shareOf(one.low, one),
      highShare: shareOf(one.high, one),
    })),
    charts: standards.map((standard) => ({
      standard,
      lines: sex === 'unknown' ? [] : linesOf(standard, code, sex),
      source: chartSource[standard],
    })),
    statements,
    isOld: due !== null && due < today,
    nextBy: mustBeAsked ? null : due,
  };
}
