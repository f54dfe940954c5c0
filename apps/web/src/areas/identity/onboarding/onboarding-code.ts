/** Fetches the code that sends the first answers; most people need it only once. The page with the questions fetches it before they are answered. */
export const onboardingCode = () => import('./complete-onboarding');
