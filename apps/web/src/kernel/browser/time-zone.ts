type WithTemporal = { Temporal?: { Now: { timeZoneId(): string } } };

/**
 * Returns the person's IANA time zone. Temporal knows it at once, if available; the first call of `Intl` takes a
 * tenth of a second on a slow phone.
 */
export const localTimeZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
