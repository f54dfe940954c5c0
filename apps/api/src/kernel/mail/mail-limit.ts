import type { Secrets } from '../keys/secrets';
import { keyOf } from '../limits/client';

/** Maximum e-mails of a kind to an address in an hour, whoever requests them and from wherever. */
export type MailLimit = {
  kind:
    | 'verification'
    | 'reset'
    | 'already-registered'
    | 'wrong-codes'
    | 'sign-in-locked'
    | 'family-invitation'
    | 'take-over'
    | 'none';
  most: number;
  /** The address of the e-mail. */
  to: string;
};

/** Enough for a person who lost one or two, and too few to be a nuisance. */
export const maxMailsAnHour = 5;
/** Milliseconds in which they are counted. */
export const countedWithin = 3_600_000;

/** The key under which e-mails of a kind to an address are counted. */
export const limitKeyOf = ({ kind, to }: MailLimit, secrets: Secrets): string =>
  keyOf(`mail ${kind} ${to.toLowerCase()}`, secrets);
