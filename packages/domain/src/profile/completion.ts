/** A quarter of a profile. */
export type ProfilePart = 'identity' | 'ranges' | 'phone' | 'emergency-contact';

/** Percent from which on a patient is welcomed: the rest can be said later. */
export const welcomedFrom = 75;

type Said = {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  gender: unknown;
  phone: string | null;
};

/**
 * How much of a profile is there: who the person is, what decides which ranges apply, how they are reached, and who is called in an
 * emergency. "Prefer not to say" is an answer. Photo, answer about pregnancy and first reading count for nothing: with them nobody had three quarters when the first
 * questions are answered (five of seven parts at most, as neither a contact nor a reading is asked for there), and the page was never seen.
 *
 * @returns percent, and the parts that are missing, the most useful first
 */
export function profileCompletion(
  { firstName, lastName, dateOfBirth, gender, phone }: Said,
  emergencyContacts: number,
): { percent: number; missing: ProfilePart[] } {
  const parts: [ProfilePart, boolean][] = [
    ['identity', firstName.trim() !== '' && lastName.trim() !== ''],
    ['ranges', dateOfBirth !== null && gender !== null],
    ['emergency-contact', emergencyContacts > 0],
    ['phone', phone !== null],
  ];
  const missing = parts.flatMap(([part, isThere]) => (isThere ? [] : [part]));
  return { percent: ((parts.length - missing.length) / parts.length) * 100, missing };
}
