import type { GuidelineSource } from '../../../components/private/reading/reading';
import type { Kept } from '../../../patterns/state';

export type MeasureCode = 'weight' | 'height' | 'bmi';
export type ChartStandard = 'who-2006' | 'iap-2015';

export type GrowthPoint = {
  /** 'YYYY-MM-DD'. */
  day: string;
  ageDays: number;
  ageMonths: number;
  standard: ChartStandard;
  /** The lowest and the highest value of the day. */
  low: number;
  high: number;
  /** How many of 100 children of this age and sex are below; null where the sex is not known. */
  lowShare: number | null;
  highShare: number | null;
  /** The day of the older height of a body mass index: the true one is this or less. */
  heightDay: string | null;
};

export type GrowthLine = {
  /** How many of 100 are below it, or what begins at it. */
  label: string;
  points: readonly { ageDays: number; value: number }[];
};

export type GrowthChartLines = {
  standard: ChartStandard;
  /** The lowest first. */
  lines: readonly GrowthLine[];
  source: GuidelineSource;
};

export type StatementCode =
  | 'severe-low'
  | 'loss'
  | 'falls'
  | 'low'
  | 'no-gain'
  | 'severe-high'
  | 'high'
  | 'rises'
  | 'differ'
  | 'slip';

/** A measure as it is told on a day: what was kept on this device may have become old meanwhile. */
export type ShownMeasure = GrowthMeasure & { isOld: boolean };
export type ShownGrowth = Omit<Growth, 'measures'> & { measures: readonly ShownMeasure[] };

export type GrowthStatement = {
  code: StatementCode;
  severity: 'critical' | 'attention' | 'info';
  /** Holds for all values of those days, and for both sexes where the sex is not known. */
  isCertain: boolean;
  day: string;
  value: number;
  fromDay: string | null;
  before: number | null;
  source: GuidelineSource | null;
};

export type GrowthMeasure = {
  code: MeasureCode;
  unit: 'kg' | 'cm' | 'kg/m2';
  /** The oldest first. */
  points: readonly GrowthPoint[];
  charts: readonly GrowthChartLines[];
  /** The most severe first. */
  statements: readonly GrowthStatement[];
  /** How the latest value has come about; null where something else is said, or nothing can be. */
  course: 'usual' | 'lower' | 'inside' | null;
  /** The latest weight has a body mass index, without which thinness cannot be told. */
  isThinnessKnown: boolean;
  /** The last day on which the latest value is not old. */
  freshUntil: string | null;
  /** The day by which it should be measured again; null if nothing is measured, or something must be asked first. */
  nextBy: string | null;
};

export type Growth = {
  applies: 'child' | 'adult' | 'no-date-of-birth';
  sex: 'male' | 'female' | 'unknown';
  ageMonths: number | null;
  flatMonths: number | null;
  /** Weeks without a gain of weight that are told; null where they are those months. */
  flatWeeks: number | null;
  /** Gains of weight are not assessed in a pregnancy that was told. */
  isPregnant: boolean;
  measures: readonly GrowthMeasure[];
  /** The publication of how often to measure. */
  intervalSource: GuidelineSource | null;
};

export type GrowthState = Kept<{ growth: Growth }>;
