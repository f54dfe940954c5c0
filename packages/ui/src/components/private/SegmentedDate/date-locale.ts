import { getLocale } from '../../../../generated/messages/runtime';

/** The language that is in use, with the customs of India: day before month, am and pm. */
export const dateLocale = (): string => `${getLocale()}-IN`;
