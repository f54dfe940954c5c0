import type { Period } from '@nadi/clinical/period';

/** What the dashboard of a patient asks the server. */
export const summaryOf = (timeZone: string) =>
  ['get', '/vital-signs/summary', { params: { query: { timezone: timeZone } } }] as const;

export const courseOf = (period: Period) =>
  ['get', '/vital-signs/trends', { params: { query: { metric: 'blood_pressure', period } } }] as const;

export const profileQuestion = ['get', '/patients/profile', {}] as const;
