/** The subject of the first answers, which a person gives once: their entries are ordered and grouped by it. */
export const onboardingSubject = 'onboarding';
