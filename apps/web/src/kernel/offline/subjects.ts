const reading = 'vital-sign/';
const newReading = `${reading}new-`;

/** What entries about one reading are ordered by. */
export const subjectOfReading = (id: string): string => `${reading}${id}`;

/** The subject of a reading that the server has not named yet. */
export const subjectOfNewReading = (idempotencyKey: string): string => `${newReading}${idempotencyKey}`;

export const isNewReading = (subject: string): boolean => subject.startsWith(newReading);

/** A person has one profile, and one way into it. */
export const profileSubject = 'profile';
export const onboardingSubject = 'onboarding';
