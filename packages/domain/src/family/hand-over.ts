import { addDays } from '../kernel/calendar';
import { adultAge, isAdult } from './family-faults';

/**
 * A child becomes an adult at the beginning of the eighteenth anniversary of the day of birth, that day counted whole (Majority Act 1875, section 3 (1) and (2), as
 * amended in 1999); until then a parent or lawful guardian consents (Digital Personal Data Protection Act 2023, sections 2 (f) and 9 (1)), and from then on nobody but
 * the person. Days are those of India.
 */

/** Returns a date some months away. A day that the month does not have runs over into the next: 29 February becomes 1 March, so that whole years have passed. */
function monthsFrom(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}

/** The day from whose beginning a person is an adult. */
export const adultOn = (dateOfBirth: string): string => monthsFrom(dateOfBirth, adultAge * 12);

/** The last day on which guardians act for a child; null where the date of birth is not known. */
export const lastDayOfGuardians = (dateOfBirth: string | null): string | null =>
  dateOfBirth && addDays(adultOn(dateOfBirth), -1);

/**
 * Months before the 18th birthday at which guardians are told of it, from the first of which the child can be invited to take the record over. No law gives
 * them; they are ours, so that a school term or an illness does not use up all of the time.
 */
export const handOverMonths = [6, 3, 1] as const;

/** The first day on which the child can be invited to take the record over. */
export const handOverOpensOn = (dateOfBirth: string): string =>
  monthsFrom(adultOn(dateOfBirth), -handOverMonths[0]);

export const isHandOverOpen = (dateOfBirth: string | null, day: string): boolean =>
  dateOfBirth !== null && day >= handOverOpensOn(dateOfBirth);

/** The months for which guardians are to be told on a day, which may be late: 6, 3 or 1; null before, and once the person is an adult. */
export function handOverNotice(dateOfBirth: string, day: string): (typeof handOverMonths)[number] | null {
  const end = adultOn(dateOfBirth);
  if (day >= end) return null;
  return handOverMonths.findLast((months) => day >= monthsFrom(end, -months)) ?? null;
}

/**
 * Completed years at which guardians are asked to look with the child at what is kept and shared. No law of India gives this age; the duty to give a child's views
 * weight with age and maturity is article 12 of the Convention on the Rights of the Child, which India joined in 1992.
 */
export const reviewAge = 13;

/** Returns whether guardians are to be asked for the review. @param reviewedAt null if it was not confirmed yet */
export const isReviewDue = (dateOfBirth: string | null, reviewedAt: unknown, day: string): boolean =>
  dateOfBirth !== null &&
  reviewedAt === null &&
  day >= monthsFrom(dateOfBirth, reviewAge * 12) &&
  isAdult(dateOfBirth, day) === false;

/** Milliseconds for which the link of an invitation to take over can be used. */
export const takeOverLifetime = 30 * 86_400_000;

/** Wrong dates of birth after which the link is over: whoever got it by mistake does not find the child by trying. */
export const takeOverTries = 5;

type Fault = { pointer: string; message: string; code: string };

/** Checks the address to which a child's record is to be handed over. */
export function checkTakeOver(
  wanted: { email: string },
  known: { ownEmail: string; dateOfBirth: string | null; isTakenOver: boolean },
  day: string,
): Fault[] {
  if (known.isTakenOver)
    return [{ pointer: '/body', message: 'The record is taken over already.', code: 'taken-over' }];
  if (!isHandOverOpen(known.dateOfBirth, day))
    return [
      {
        pointer: '/body',
        message: `The record can be handed over from ${handOverMonths[0]} months before the 18th birthday on.`,
        code: 'too-early',
      },
    ];
  if (wanted.email.toLowerCase() === known.ownEmail.toLowerCase())
    return [
      { pointer: '/body/email', message: 'Must be the young person’s own address, not yours.', code: 'own' },
    ];
  return [];
}

/**
 * Refuses another date of birth while a hand-over is near, as long as there are guardians: a later one would lengthen what they may do, an earlier one would end it.
 *
 * @param known the one that is kept
 */
export const checkBirthKept = (
  wanted: string | null | undefined,
  known: { dateOfBirth: string | null; hasGuardians: boolean },
  day: string,
): Fault[] => {
  const { dateOfBirth, hasGuardians } = known;
  if (wanted === undefined || wanted === dateOfBirth || !hasGuardians) return [];
  const at = (message: string, code: string) => [{ pointer: '/body/dateOfBirth', message, code }];
  if (wanted === null) return at('The date of birth of a child cannot be left out.', 'child');
  if (isHandOverOpen(dateOfBirth, day) || isHandOverOpen(wanted, day))
    return at(
      'The date of birth stays from six months before the 18th birthday on. Write to us if it is wrong.',
      'hand-over',
    );
  return [];
};
