/** The exports of this area for other areas. */

export { loadNextGoals } from './load-next-goals';
