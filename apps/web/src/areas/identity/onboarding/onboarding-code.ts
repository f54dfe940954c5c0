/** Fetches the code that sends the first answers; few meet it more than once. The page that asks for them fetches it before they are given. */
export const onboardingCode = () => import('./complete-onboarding');
