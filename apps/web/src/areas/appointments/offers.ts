/** The exports of this area for other areas. */

/** Fetches what shows the next visit of a patient. */
export const loadNextVisit = async () => (await import('./NextVisitPart')).NextVisitPart;

export { useDay } from './use-day';
