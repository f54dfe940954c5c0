/**
 * Stands in the catalogue in the place of the messages' runtime, whose languages then include the invented one. What is
 * formatted in that, a date or a number, is formatted as in English: no machine knows the customs of a country that is not.
 */
export * from '../packages/ui/generated/messages-catalogue/runtime';

import {
  baseLocale,
  type locales,
  getLocale as readLocale,
} from '../packages/ui/generated/messages-catalogue/runtime';

export const pseudoLocale = 'en-XA';

type Real = Exclude<(typeof locales)[number], typeof pseudoLocale>;

export const getLocale = (): Real => {
  const locale = readLocale();
  return locale === pseudoLocale ? baseLocale : locale;
};
