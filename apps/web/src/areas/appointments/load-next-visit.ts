/** Fetches what shows the next visit of a patient. */
export const loadNextVisit = async () => (await import('./NextVisitPart')).NextVisitPart;
