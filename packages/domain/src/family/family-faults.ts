import { ageInYears } from '../kernel/age';
import { type FamilyLevel, familyLevels, familyLimit, guardianLimit, invitationLimit } from './levels';

type Fault = { pointer: string; message: string; code: string };

/** Completed years from which a person decides for themselves (Majority Act 1875, section 3; Digital Personal Data Protection Act 2023, section 2 (f)). */
export const adultAge = 18;

/** Returns whether a person is an adult on a day; null where the date of birth is not known. */
export function isAdult(dateOfBirth: string | null, day: string): boolean | null {
  const years = ageInYears(dateOfBirth, `${day}T00:00:00+05:30`);
  return years === null ? null : years >= adultAge;
}

const tooManyPeople: Fault = {
  pointer: '/body',
  message: `You can look after ${familyLimit} people at most.`,
  code: 'too-many',
};

/** Returns the refusal of one more person to look after; null if there is room. */
export const findTooManyPeople = (count: number): Fault | null =>
  count >= familyLimit ? tooManyPeople : null;

/**
 * A guardian's own date of birth says that they are an adult: of the ways that the Digital Personal Data Protection Rules 2025 allow for the consent of a parent (rule 10),
 * reliable details of identity and age that the platform has already.
 */
export function checkGuardian(dateOfBirth: string | null, day: string): Fault[] {
  if (isAdult(dateOfBirth, day)) return [];
  const message =
    dateOfBirth === null
      ? 'Add your own date of birth to your profile first: a guardian is an adult.'
      : 'By the date of birth in your profile you are not 18 yet: a guardian is an adult.';
  return [{ pointer: '/body/declaration', message, code: 'guardian-age' }];
}

/** Checks the date of birth of a child. */
export function checkChild(dateOfBirth: string, day: string): Fault[] {
  const at = (message: string, code: string) => [{ pointer: '/body/dateOfBirth', message, code }];
  if (dateOfBirth > day) return at('Must not be in the future.', 'future');
  if (isAdult(dateOfBirth, day))
    return at('Someone of 18 or older has an account of their own: invite them.', 'adult');
  return [];
}

/** Checks a last day, which may be today. */
export const checkLastDay = (until: string | null | undefined, day: string): Fault[] =>
  until != null && until < day
    ? [{ pointer: '/body/until', message: 'Must be today or later.', code: 'past' }]
    : [];

export type InvitationWanted = {
  purpose: 'act-for-me' | 'act-for-you' | 'guardian';
  email: string;
  level: FamilyLevel;
  until?: string | null;
  memberId?: string | null;
};

/**
 * Checks an invitation, before it is known whether anyone has its address.
 *
 * @param known the sender's own address, how many of their invitations wait, and the guardians of the child that is named; null if the sender is no guardian of it
 */
export function checkInvitation(
  wanted: InvitationWanted,
  known: { ownEmail: string; waiting: number; guardians: number | null },
  day: string,
): Fault[] {
  const isForGuardian = wanted.purpose === 'guardian';
  const faults = checkLastDay(wanted.until, day);
  const add = (pointer: string, message: string, code: string) => faults.push({ pointer, message, code });
  if (wanted.email.toLowerCase() === known.ownEmail.toLowerCase())
    add('/body/email', 'Must be the address of someone else.', 'own');
  if (isForGuardian !== (wanted.level === 'guardian'))
    add('/body/level', 'Choose the level of a guardian for a guardian, and only for a guardian.', 'level');
  if (isForGuardian && wanted.until != null) add('/body/until', 'A guardian has no last day.', 'level');
  if (isForGuardian && known.guardians === null)
    add('/body/memberId', 'Must be a child whose guardian you are.', 'not-found');
  if (isForGuardian && known.guardians !== null && known.guardians >= guardianLimit)
    add('/body/memberId', 'This child has two guardians already.', 'two-guardians');
  if (!isForGuardian && wanted.memberId != null)
    add('/body/memberId', 'Leave this out unless you invite a guardian.', 'level');
  if (known.waiting >= invitationLimit)
    add(
      '/body',
      `${invitationLimit} of your invitations wait for an answer. Withdraw one first.`,
      'too-many',
    );
  return faults;
}

/**
 * Checks what a person allows who was asked: never more than was asked for.
 *
 * @returns what holds from then on
 */
export function acceptedTerms(
  asked: { purpose: InvitationWanted['purpose']; level: FamilyLevel; until: string | null },
  answer: { level?: Exclude<FamilyLevel, 'guardian'>; until?: string | null; declaration?: string },
  day: string,
): { faults: Fault[]; level: FamilyLevel; until: string | null } {
  const level = answer.level ?? asked.level;
  const until = answer.until === undefined ? asked.until : answer.until;
  const faults = answer.until === undefined ? [] : checkLastDay(until, day);
  const isTheirs = asked.purpose === 'act-for-you';
  const isMore = familyLevels.indexOf(level) > familyLevels.indexOf(asked.level);
  if (isMore || (!isTheirs && level !== asked.level))
    faults.push({ pointer: '/body/level', message: 'Must not be more than was asked for.', code: 'more' });
  const isLonger = asked.until !== null && (until === null || until > asked.until);
  if (isLonger || (!isTheirs && until !== asked.until))
    faults.push({ pointer: '/body/until', message: 'Must not be later than was asked for.', code: 'more' });
  if (asked.purpose === 'guardian' && answer.declaration === undefined)
    faults.push({
      pointer: '/body/declaration',
      message: 'Confirm that you are a parent or lawful guardian.',
      code: 'required',
    });
  return { faults, level, until };
}
