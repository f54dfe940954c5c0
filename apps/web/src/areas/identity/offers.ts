/** The exports of this area for other areas. */
export { selectIsAnswered } from './onboarding/is-answered';
