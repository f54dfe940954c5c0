import type { VitalSign } from '@nadi/contract/schema';

/** Which page of the history, of which readings; what is not named is not asked for. */
export type PageChoice = { page: number; type?: VitalSign['type'] | null; dateFrom?: string | undefined };

/** Whether a new reading stands on a page: the newest are on the first. */
export const isNewOnPage = (
  reading: Pick<VitalSign, 'type' | 'measuredAt'>,
  { page, type, dateFrom }: PageChoice,
): boolean =>
  page === 1 &&
  (!type || type === reading.type) &&
  (dateFrom === undefined || Date.parse(reading.measuredAt) >= Date.parse(dateFrom));
