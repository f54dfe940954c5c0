const day = 86_400_000;

/** Days for which the queue keeps a job after it is due: `keep_until` of `enqueue_job`. Then pg-boss drops one that waits, and tells no one. */
export const jobDays = 14;

/** Quiet hours put a message off for less than this. */
const putOff = day;

/**
 * Milliseconds after which no run can still send a message. The tries of one are over within six hours, as its queue says; a job that no server comes to, or whose server ended in the
 * last try, decides how long it may wait.
 */
export const longestWait = putOff + jobDays * day;
