import type { Period } from '@nadi/domain/kernel/period';
import { localTimeZone } from '../../../kernel/browser/time-zone';
import { readCourseAddress } from './course-address';

/** The queries of a patient's dashboard. */
export const summaryOf = (timeZone: string) =>
  ['get', '/vital-signs/summary', { params: { query: { timezone: timeZone } } }] as const;

export const courseOf = (period: Period) =>
  ['get', '/vital-signs/trends', { params: { query: { metric: 'blood_pressure', period } } }] as const;

export const profileQuery = ['get', '/patients/profile', {}] as const;

/** Facts that decide by which ranges a reading is assessed on this device. */
export const factsQuery = ['get', '/patients/health-facts', {}] as const;

/** All queries when it is opened at an address. */
export const dashboardQueries = (search: string) =>
  [
    summaryOf(localTimeZone()),
    courseOf(readCourseAddress(new URLSearchParams(search))),
    profileQuery,
    factsQuery,
  ] as const;
