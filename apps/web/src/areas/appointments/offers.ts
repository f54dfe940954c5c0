/** The exports of this area for other areas. */

// In a file of its own: what is offered together with a definition comes with all the rest.
export { loadNextVisit } from './load-next-visit';
export { useDay } from './use-day';
