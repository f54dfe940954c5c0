/** The exports of this area for other areas. */

export { isComing } from './coming';
export { plannedRoute } from './planned-route';
