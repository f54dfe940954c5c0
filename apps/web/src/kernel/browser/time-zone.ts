type WithTemporal = { Temporal?: { Now: { timeZoneId(): string } } };

/**
 * Where the person is, as IANA names it. Temporal says it at once, where there is one; to be asked for the first time, `Intl` takes a
 * tenth of a second on a slow phone.
 */
export const localTimeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
