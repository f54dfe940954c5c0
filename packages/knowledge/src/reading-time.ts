const wordsPerMinute = 200;

/** Returns the minutes that a text of so many words takes to read; at least 1. */
export const readingTime = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
