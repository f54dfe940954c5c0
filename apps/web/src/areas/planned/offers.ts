/** The exports of this area for other areas. */

export { plannedRoute } from './planned-route';
