/** Where the person is, as IANA names it. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
