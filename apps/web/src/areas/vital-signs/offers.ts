/** The exports of this area for other areas. */

export { usePerson } from './queries/use-person';
export { useHealthFacts } from './use-health-facts';
