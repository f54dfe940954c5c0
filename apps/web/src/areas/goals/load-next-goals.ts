/** Fetches what shows the nearest goals of a patient. */
export const loadNextGoals = async () => (await import('./NextGoalsPart')).NextGoalsPart;
