import { type Period, periods } from '@nadi/domain/kernel/period';

/** What the spec shows where nothing was chosen. */
const defaultPeriod: Period = '30d';

/** Over which period an address asks for a course. */
export const readCourseAddress = (query: URLSearchParams): Period =>
  periods.find((period) => period === query.get('period')) ?? defaultPeriod;

export const writeCourseAddress = (period: Period): URLSearchParams =>
  new URLSearchParams(period === defaultPeriod ? {} : { period });
