/** The day where this device is, as `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
