import { getLocale } from '../../../../generated/messages/runtime';

/**
 * Dates and numbers are written in the language of the words around them, as India writes it: "2 Nov, 9:38 pm" in an English
 * screen even where the browser is set to German.
 */
export const formattingLocale = (): string => `${getLocale()}-IN`;
