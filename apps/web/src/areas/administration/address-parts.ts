import { boundsOfDay } from '@nadi/domain/kernel/time-zone';

/** Returns a day of an address, or null if it is none. */
export const dayOf = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

/** Returns the value that an address names in small letters, or null if it is none. */
export const named = <Value extends string>(values: readonly Value[], name: string | null) =>
  values.find((value) => value.toLowerCase() === name) ?? null;

/** Returns the person whom an address names. */
export const personOf = (text: string | null) => (text ?? '').slice(0, 254);

/** Returns the moments of whole days on the wall of a time zone. */
export const spanOf = (from: string | null, to: string | null, timeZone: string) => ({
  ...(from && { dateFrom: boundsOfDay(from, timeZone)[0].toISOString() }),
  ...(to && { dateTo: boundsOfDay(to, timeZone)[1].toISOString() }),
});

type Chosen<Filter> = { [Name in keyof Filter]?: Exclude<Filter[Name], null> };

/** Returns the choices that narrow something: those that are neither null nor empty. */
export const chosen = <Filter extends Record<string, string | null>>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Chosen<Filter>;
