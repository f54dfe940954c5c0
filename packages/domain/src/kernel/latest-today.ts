/** Milliseconds by which the furthest clock of the earth is ahead of UTC. */
const furthestAhead = 14 * 3_600_000;

/** The day that is today furthest east: what has begun somewhere on earth is not in the future, whichever zone a person is in. */
export const latestToday = (now: Date): string =>
  new Date(now.getTime() + furthestAhead).toISOString().slice(0, 10);
