/** What other areas may use of this one. */

export { usePerson } from './queries/use-person';
export { useHealthFacts } from './use-health-facts';
