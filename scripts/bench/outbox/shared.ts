import type { NewVitalSign } from '@nadi/contract/schema';

export type Person = { userId: string; token: string };
/** The page's requests to Workbox's worker, and its answers. */
export type Asked = { people: readonly Person[]; count: number };
export type Done = { took: number } | { error: string };

/** One of many readings, each a little different. */
export const readingOf = (number: number): NewVitalSign => ({
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  systolic: 100 + (number % 60),
  diastolic: 60 + (number % 30),
  measuredAt: new Date(Date.now() - number * 60_000).toISOString(),
});
