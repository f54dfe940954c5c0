/** The queue of people whose record changed; triggers of its tables write into it. */
export const insightQueue = 'insights';
