import { type Period, periods } from '@nadi/domain/kernel/period';

/** The spec's default. */
const defaultPeriod: Period = '30d';

/** Returns the period of the trend in an address. */
export const readCourseAddress = (query: URLSearchParams): Period =>
  periods.find((period) => period === query.get('period')) ?? defaultPeriod;

export const writeCourseAddress = (period: Period): URLSearchParams =>
  new URLSearchParams(period === defaultPeriod ? {} : { period });
