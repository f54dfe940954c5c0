import { type Age, ageAt } from '../kernel/age';
import { dayInIndia } from '../kernel/time-zone';
import { pregnancyAt } from '../vital-signs/situations';
import type { Source } from '../vital-signs/sources';
import type { Subject } from '../vital-signs/vital-sign';
import { assessGrowth, type Course, courseOf } from './assess';
import { bodyMasses } from './body-mass';
import { addMonths, flatMonthsAt, flatWeeksAt, intervalSource, nextDay } from './intervals';
import { shareBelow } from './lms';
import { lossWithoutAge } from './losses';
import type { AgedDay, MeasuredDay } from './point';
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
  /** The day of the older height that a body mass index is made of: the true one is this or less. */
  heightDay: string | null;
};

export type GrowthMeasure = {
  code: Measure;
  unit: 'kg' | 'cm' | 'kg/m2';
  points: GrowthPoint[];
  charts: { standard: Standard; lines: Lines[]; source: Source }[];
  statements: Statement[];
  /** How the latest value has come about; null where something else is said, or where nothing can be. */
  course: Course | null;
  /** The weight of the latest day has a body mass index, without which thinness cannot be told. */
  isThinnessKnown: boolean;
  /** The last day on which the latest value is not old; null if nothing is measured. */
  freshUntil: string | null;
  /** The day by which it should be measured again; null if nothing is measured, or if something must be asked before. */
  nextBy: string | null;
};

export type Growth = {
  applies: 'child' | 'adult' | 'no-date-of-birth';
  sex: Sex | 'unknown';
  ageMonths: number | null;
  /** Months without a gain that are told at this age. */
  flatMonths: number | null;
  /** Weeks without a gain of weight that are told; null where they are those months. */
  flatWeeks: number | null;
  /** Told, or known to have ended in the six weeks before: of the weight, no gain is assessed. */
  isPregnant: boolean;
  measures: GrowthMeasure[];
  intervalSource: Source | null;
};

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

/** The cut-offs of WHO for adults begin at this age, in months: until a weight of that age, a danger of the charts is told. */
const assessedFrom = 240;

/** Returns the growth of a child: what was measured, where it lies, what is to be said of it, and the lines of the charts. */
export function presentGrowth(measured: Measured, subject: Subject, now: Date): Growth {
  // A reading may be of a day that has begun further east.
  const today = [dayInIndia(now), measured.weight.at(-1)?.day ?? '', measured.height.at(-1)?.day ?? '']
    .sort()
    .at(-1);
  const age = ageAt(subject.dateOfBirth, today ?? '');
  const sexes = sexesOf(subject);
  const sex: Growth['sex'] = (sexes.length === 1 && sexes[0]) || 'unknown';
  const about = {
    sex,
    ageMonths: age?.months ?? null,
    ...{ flatMonths: null, flatWeeks: null, isPregnant: false, intervalSource: null },
  };
  if (!age) return { ...about, applies: 'no-date-of-birth', measures: withoutAge(measured.weight) };
  const aged = (days: readonly MeasuredDay[]) => days.flatMap((one) => agedDay(one, subject));
  const [weights, heights] = [aged(measured.weight), aged(measured.height)];
  const masses = bodyMasses(weights, heights);
  const lastWeight = weights.at(-1);
  const isPregnant = lastWeight !== undefined && pregnancyAt(subject, lastWeight.day) === 'yes';
  const given = { sexes, sex, age, isPregnant };
  const bmi = present('bmi', masses, given);
  const isThinnessKnown = masses.at(-1)?.day === lastWeight?.day;
  const isOverweight =
    isThinnessKnown &&
    bmi.statements.some(({ code, isCertain }) => isCertain && (code === 'high' || code === 'severe-high'));
  const measures = [
    { ...present('weight', weights, { ...given, isOverweight }), isThinnessKnown },
    present('height', heights, given),
    bmi,
  ];
  if (age.months >= adultFrom)
    return { ...about, applies: 'adult', measures: dangersOf(measures, measured.weight, subject) };
  return {
    ...{ ...about, applies: 'child', isPregnant, measures },
    flatMonths: flatMonthsAt(age),
    flatWeeks: flatWeeksAt(age),
    intervalSource: intervalSource(age),
  };
}

/** Returns what was dangerous when it was last measured before 18 years, until a weight of an age that has limits again. */
function dangersOf(
  measures: readonly GrowthMeasure[],
  weights: readonly MeasuredDay[],
  { dateOfBirth }: Subject,
) {
  const last = weights.at(-1);
  if (last && (ageAt(dateOfBirth, last.day)?.months ?? 0) >= assessedFrom) return [];
  return measures.flatMap((measure) => {
    const statements = measure.statements.filter(({ severity }) => severity === 'critical');
    return statements.length > 0 ? [{ ...measure, statements, course: null, nextBy: null }] : [];
  });
}

/** Returns what can be said of weights where no age is known: a loss, and no more. */
function withoutAge(weights: readonly MeasuredDay[]): GrowthMeasure[] {
  const last = weights.at(-1);
  const statements = lossWithoutAge(weights);
  if (!last || statements.length === 0) return [];
  return [
    {
      ...{ code: 'weight', unit: 'kg', points: [], charts: [], statements, course: null },
      ...{ isThinnessKnown: false, freshUntil: addMonths(last.day, 1), nextBy: null },
    },
  ];
}

/** Returns the day with its age; nothing for a day before the birth, or behind the charts. */
function agedDay(one: MeasuredDay, { dateOfBirth }: Subject): AgedDay[] {
  const age = ageAt(dateOfBirth, one.day);
  const standard = age && standardAt(age);
  return age && standard ? [{ ...one, age, standard }] : [];
}

type Given = {
  sexes: readonly Sex[];
  sex: Sex | 'unknown';
  age: Age;
  isPregnant: boolean;
  isOverweight?: boolean;
};

const units = { weight: 'kg', height: 'cm', bmi: 'kg/m2' } as const;

/** Returns what still holds of a girl who is or was pregnant: a gain says nothing then, and a loss may be that of a birth. */
const inPregnancy = (statements: readonly Statement[]): Statement[] =>
  statements
    .filter(({ code }) => code !== 'high' && code !== 'severe-high' && code !== 'rises')
    .map((one) => (one.code === 'loss' || one.code === 'falls' ? { ...one, isCertain: false } : one));

function present(code: Measure, days: readonly AgedDay[], given: Given): GrowthMeasure {
  const { sexes, sex, age, isPregnant, isOverweight = false } = given;
  const all = assessGrowth(days, { measure: code, sexes, isOverweight });
  const statements = (isPregnant && code !== 'height' ? inPregnancy(all) : all).map((one) => ({
    ...one,
    value: round(one.value, code),
    before: one.before === null ? null : round(one.before, code),
  }));
  const latest = days.at(-1);
  const isCritical = statements.some(({ severity }) => severity === 'critical');
  const isToWatch = statements.some(({ severity }) => severity === 'attention') && !isCritical;
  const due = latest ? nextDay(latest.day, latest.age, isToWatch) : null;
  const mustBeAsked = isCritical || statements.some(({ code: said }) => said === 'slip' || said === 'differ');
  const current = standardAt(age);
  const standards = (['who-2006', 'iap-2015'] as const).filter(
    (standard) => standard === current || days.some((one) => one.standard === standard),
  );
  const shareOf = (value: number, { standard, age: then }: AgedDay) =>
    sex === 'unknown'
      ? null
      : Math.round(shareBelow(placeOf(value, standard, code, sex, then.days)) * 10) / 10;
  const isUnsaid = !latest || statements.length > 0 || sex === 'unknown' || (isPregnant && code !== 'height');
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
      heightDay: one.heightDay ?? null,
    })),
    charts: standards.map((standard) => ({
      standard,
      lines: sex === 'unknown' ? [] : linesOf(standard, code, sex),
      source: chartSource[standard],
    })),
    statements,
    course: isUnsaid ? null : courseOf(days, { measure: code, sexes }),
    isThinnessKnown: true,
    freshUntil: due,
    nextBy: mustBeAsked ? null : due,
  };
}
