/** The only source of the current time: tests set it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
