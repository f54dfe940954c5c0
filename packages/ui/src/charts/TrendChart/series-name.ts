import * as m from '../../../generated/messages/messages';
import type { TrendSeries } from './trend';

const names: Record<TrendSeries['code'], () => string> = {
  systolic: m.trend_systolic,
  diastolic: m.trend_diastolic,
  value: () => '',
};

/** Name of one of two lines; a single one needs no name. */
export const seriesName = (code: TrendSeries['code']): string => names[code]();
