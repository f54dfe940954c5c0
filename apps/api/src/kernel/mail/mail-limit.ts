import { describeError } from '../environment/log';
import { keyOf } from '../limits/client';
import { addToWindows } from '../limits/count';
import type { LimitTools } from '../limits/tools';

/** Maximum e-mails of a kind to an address in an hour, whoever requests them and from wherever. */
export type MailLimit = {
  kind: 'verification' | 'reset' | 'already-registered' | 'wrong-codes' | 'sign-in-locked' | 'none';
  most: number;
  /** The address of the e-mail. */
  to: string;
};

/** Enough for a person who lost one or two, and too few to be a nuisance. */
export const mostMailsAnHour = 5;
const hour = 3_600_000;

/** Counts an e-mail and returns whether it may be sent. One without a recipient is counted too, so that the time reveals nothing. */
export async function mayGo(
  { kind, most, to }: MailLimit,
  { db, clock, secrets, log }: LimitTools,
): Promise<boolean> {
  const now = clock.now();
  const key = keyOf(`mail ${kind} ${to.toLowerCase()}`, secrets);
  try {
    const endsAt = new Date(now.getTime() + hour);
    const [window] = await addToWindows([{ key, count: 1, endsAt }], now, db);
    return !window || window.count <= most;
  } catch (error) {
    // The change was made; one e-mail too many is better than one that a person waits for in vain.
    log.warn({ error: describeError(error) }, 'mails could not be counted');
    return true;
  }
}
