/** A moment as a database has it, or as JSON does. */
export type At = Date | string;

/** A moment as JSON has it. */
export const isoOf = (at: At): string => (typeof at === 'string' ? at : at.toISOString());
