import type { Role } from '@nadi/contract/operations';
import type { DosesAsked } from '@nadi/domain/medicines/reminders';
import type { Reader } from '../db/transaction';
import type { Notice } from '../notify/notify';

/** A time for reminders that can wait: `at` of a trigger. */
export const everyMorning = '0 9 * * *';

/** A rule by which the platform sends notifications by itself. It is checked every ten minutes, or at its own time. */
export type Trigger = {
  id: string;
  name: string;
  /** When it sends what, as its readers are told. */
  description: string;
  /** Whom it may apply to. */
  roles: readonly Role[];
  /**
   * When it is checked for each person, as minute, hour, day of the month, month, day of the week (`0 9 * * 1`) by the clock on the wall of their time zone; at most
   * twelve hours late, and else at its next moment. @default every ten minutes
   */
  at?: string;
  /** The notice that it sends. */
  notice: Notice;
  /**
   * The people to whom it applies now, and what of: the same is sent once, so it may find the same people each time.
   *
   * @param userId only this person
   * @param day today where the people are (`2026-11-23`); by UTC where the trigger has no time of its own
   */
  find(given: FindGiven): Promise<Found[]>;
  /**
   * Returns true if it still applies when it is sent, which may be hours later in the morning after quiet hours. @default always
   *
   * @param about as it was found
   * @param userId the person of whom it tells: guardians are told of a child
   */
  stillApplies?(about: string, given: Pick<FindGiven, 'tx' | 'now'> & { userId: string }): Promise<boolean>;
  /**
   * Returns the doses that its person can record in the notification itself; null if they can only open the app. @default null
   *
   * @param sent the notification as its person reads it
   */
  dosesAsked?(sent: Sent, given: Pick<FindGiven, 'tx' | 'now'>): Promise<DosesAsked | null>;
};

type Sent = { userId: string; about: string; body: string };

export type FindGiven = { tx: Reader; now: Date; userId: string | null; day: string };

export type Found = {
  userId: string;
  /** Names what a person is told of once, such as the id of a reading, or a day. */
  about: string;
  /** The text for this person, where it is not the same for all. */
  body?: string;
  /** The consultation that it tells of, which devices get as data. */
  consultationId?: string;
};
