/** The exports of this area for other areas. */

export { PlannedPage } from './PlannedPage';
