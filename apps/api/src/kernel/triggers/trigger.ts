import type { Role } from '@nadi/contract/operations';
import type { Reader } from '../db/transaction';
import type { Notice } from '../notify/notify';

/** A rule by which the platform sends notifications by itself. It is checked every ten minutes. */
export type Trigger = {
  id: string;
  name: string;
  /** When it sends what, as its readers are told. */
  description: string;
  /** Whom it may apply to. */
  roles: readonly Role[];
  /** True if it can wait for the day where the person is, from nine to nine. @default false */
  isByDay?: boolean;
  /** What it sends. */
  notice: Notice;
  /**
   * The people to whom it applies now, and what of: the same is sent once, so it may find the same people each time.
   *
   * @param userId only this person
   */
  find(given: { tx: Reader; now: Date; userId: string | null }): Promise<Found[]>;
};

export type Found = {
  userId: string;
  /** Of what a person is told once, such as the id of a reading, or a day. */
  about: string;
};
