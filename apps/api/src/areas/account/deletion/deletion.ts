/** Milliseconds before the erasure at which the owner is reminded. */
export const reminderBefore = 3 * 86_400_000;
