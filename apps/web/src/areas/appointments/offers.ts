/** The exports of this area for other areas. */

export { useDay } from './use-day';
