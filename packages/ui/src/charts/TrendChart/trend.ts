import type {
  ClinicalStatus,
  GuidelineSource,
  RangeGroup,
  ReadingType,
  ReadingUnit,
} from '../../components/private/reading/reading';

export type ReferenceBand = {
  /** Lowest value in range; null where there is no lower bound. */
  low: number | null;
  high: number | null;
  /** Values below this one are critical; null if none are. */
  criticalBelow: number | null;
  /** This value and values above it are critical; null if none are. */
  criticalFrom: number | null;
  /** For whom it is. */
  group: RangeGroup;
  sources: readonly GuidelineSource[];
};

export type TrendSeries = {
  code: 'systolic' | 'diastolic' | 'value';
  unit: ReadingUnit;
  /** Mean of all readings of the period; null where there are none. */
  average: number | null;
  minimum: number | null;
  maximum: number | null;
  /** Reference band for this person; null where none applies. */
  band: ReferenceBand | null;
};

export type TrendPoint = {
  /** RFC 3339. */
  at: string;
  /** The number of readings that it represents: one, or those of a day if daily means are drawn. */
  count: number;
  systolic: number | null;
  diastolic: number | null;
  value: number | null;
  status: ClinicalStatus;
  /** The worst possible status of any of its readings. */
  worst: ClinicalStatus;
  /** The number of its readings that were not assessed. */
  notAssessed: number;
};

/** The bits of the contract's `Trend` that the chart draws. */
export type Trend = {
  metric: ReadingType;
  /** RFC 3339; the chart spans the whole period, so that a gap is seen as a gap. */
  from: string;
  to: string;
  /** Readings in the period. */
  count: number;
  series: readonly TrendSeries[];
  /** Oldest first. */
  points: readonly TrendPoint[];
};

/** The numbers of a point in the order of the series. */
export function valuesOf(point: TrendPoint, series: readonly TrendSeries[]): number[] {
  return series.map(({ code }) => point[code]).filter((value) => value !== null);
}

/** The means of the period in the order of the series. */
export function averagesOf(series: readonly TrendSeries[]): number[] {
  return series.map(({ average }) => average).filter((value) => value !== null);
}
