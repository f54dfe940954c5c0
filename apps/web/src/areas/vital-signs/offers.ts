/** What other areas may use of this one. */
export { useHealthFacts } from './queries/use-health-facts';
export { usePerson } from './queries/use-person';
