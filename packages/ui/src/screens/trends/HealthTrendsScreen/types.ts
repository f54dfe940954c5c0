import type { ReferenceBand, Trend } from '../../../charts/TrendChart/trend';
import type {
  ClinicalStatus,
  GuidelineSource,
  ReadingType,
  ReadingUnit,
} from '../../../components/private/reading/reading';
import type { Told } from '../../../components/private/reading/told';
import type { Kept } from '../../../patterns/state';
import type { Comparator } from '../../labs/LabReviewScreen/types';
import type { LabLine } from '../../labs/LabValues/types';

export type Period = '7d' | '30d' | '90d' | '1y';

/** A type of reading, or `lab-` and the id of an analyte. */
export type MeasureId = ReadingType | `lab-${string}`;

type SeriesCode = 'systolic' | 'diastolic' | 'value';
type Enough = {
  isEnough: boolean;
  needsReadings: number;
  needsDays: number;
  /** Null if no guideline has these numbers. */
  source: GuidelineSource | null;
};

/** Counts and statistics of the readings of one type; the parts of the contract's `HealthMetric` that are shown. */
export type Metric = {
  type: ReadingType;
  counts: { count: number; inRangeConditionally: number; outOfRange: number; notAssessed: number };
  days: number;
  enough: Enough;
  series: readonly {
    code: SeriesCode;
    unit: ReadingUnit;
    average: number | null;
    band: ReferenceBand | null;
  }[];
  before: {
    counts: { count: number };
    days: number;
    enough: Enough;
    averages: readonly { code: SeriesCode; unit: ReadingUnit; average: number | null }[];
  };
  /** RFC 3339; it may be before the period. */
  latestAt: string;
};

/** How the averages of both periods differ; `comparePeriods` of the clinical rules says it. */
export type Comparison = {
  verdict: 'not-enough' | 'unclaimed' | 'same' | 'lower' | 'higher' | 'mixed';
  changes: readonly {
    code: SeriesCode;
    unit: ReadingUnit;
    before: number;
    now: number;
    difference: number;
  }[];
  error: { source: GuidelineSource } | null;
};

/** The body mass index, or why it is not told. */
export type Bmi =
  | {
      isKnown: true;
      /** kg/m2 */
      value: number;
      /** cm */
      height: number;
      group: 'underweight' | 'usual' | 'overweight' | 'obesity';
      /** The action point for Asian populations that is reached; null below the first. */
      asianPoint: number | null;
      sources: readonly GuidelineSource[];
    }
  | {
      isKnown: false;
      because: 'no-weight' | 'no-height' | 'no-age' | 'young' | 'pregnant' | 'maybe-pregnant';
    };

export type Week = {
  /** Its last day, 'YYYY-MM-DD'. */
  to: string;
  count: number;
  averages: readonly number[];
  /** The status of its most severe reading. */
  status: ClinicalStatus;
};

/** A chosen type of reading. */
export type ReadingMeasure = {
  metric: Metric;
  comparison: Comparison;
  /** The status of the average, by the bands. */
  averageStatus: ClinicalStatus;
  trend: Kept<{ trend: Trend }>;
  /** The newest first; empty while the trend is not there. */
  weeks: readonly Week[];
  /** Present for the weight alone. */
  bmi?: Bmi;
};

/** A chosen laboratory test. */
export type LabMeasure = {
  id: MeasureId;
  name: string;
  /** Values of the period, a line for each unit that cannot be compared. */
  lines: readonly LabLine[];
  /** The newest value, which may be older than the period; its unit as it is said. */
  latest: { comparator: Comparator; number: number; unit: string | null; day: string };
};

/** Something that happened in the period: of the medical history, the first or last day of a medicine, or a day on which a laboratory took samples. */
export type HealthEvent = {
  id: string;
  kind: 'condition' | 'procedure' | 'allergy' | 'immunisation' | 'medicine-start' | 'medicine-end' | 'lab';
  /** The name of the condition, operation or medicine; for a laboratory the number of its values. */
  name: string;
  /** As exactly as it is known: 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
  onset: string;
  /** The days on which it may have been, 'YYYY-MM-DD'. */
  from: string;
  to: string;
};

/** A critical reading of the period, or a day of which one reading was, where only days are known. */
export type CriticalReading = {
  type: ReadingType;
  /** RFC 3339. */
  at: string;
  unit: ReadingUnit;
  /** The numbers of the reading; of a day they are left out, since a mean is none. */
  parts: readonly number[];
  /** It is critical in any case, or only under a condition. */
  isCertain: boolean;
  /** Only its day is known. */
  isDay: boolean;
};

/** Something that can be chosen; a test has the name of the record. */
export type MeasureOption = { id: ReadingType } | { id: `lab-${string}`; name: string };

export type TrendsContent = {
  /** RFC 3339: where the period before begins, where this one does, and now. */
  span: { beforeFrom: string; from: string; to: string };
  /** All that there is something of. */
  options: readonly MeasureOption[];
  chosen: readonly MeasureId[];
  /** Chosen ones, in the order of the options. */
  readings: readonly ReadingMeasure[];
  labs: readonly LabMeasure[];
  events: readonly HealthEvent[];
  /** The medical history or the lab values could not be read. @default false */
  isWithoutEvents?: boolean;
  /** Critical readings of all types, chosen or not, the newest first. */
  critical: readonly CriticalReading[];
  /** Types that may have critical readings could not be read. @default false */
  isCriticalUnknown?: boolean;
  /** All that recent readings ask for. */
  told: Told;
};

export type HealthTrendsState = Kept<TrendsContent>;
