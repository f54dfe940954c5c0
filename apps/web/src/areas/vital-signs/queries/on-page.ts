import type { VitalSign } from '@nadi/contract/schema';

/** The page of the history and its filter; unnamed filters are not applied. */
export type PageChoice = { page: number; type?: VitalSign['type'] | null; dateFrom?: string | undefined };

/** True if a new reading belongs on a page: the newest are on the first. */
export const isNewOnPage = (
  reading: Pick<VitalSign, 'type' | 'measuredAt'>,
  { page, type, dateFrom }: PageChoice,
): boolean =>
  page === 1 &&
  (!type || type === reading.type) &&
  (dateFrom === undefined || Date.parse(reading.measuredAt) >= Date.parse(dateFrom));
