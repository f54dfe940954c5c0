/** What other areas may use of this one. */
export { selectIsAnswered } from './onboarding/is-answered';
