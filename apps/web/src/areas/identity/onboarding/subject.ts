/** A person answers the first questions once: what entries of the answers are ordered and grouped by. */
export const onboardingSubject = 'onboarding';
