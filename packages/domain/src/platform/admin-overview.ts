/** The number up to which what waits is counted: the next decision is the same, however many there are. */
export const maxCounted = 1_000;

/** Milliseconds back from now in which errors of browsers are counted. */
export const errorWindow = 24 * 3_600_000;
