/** The only source of the present: tests move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
