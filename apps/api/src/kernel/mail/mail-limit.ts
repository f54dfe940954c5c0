import { describeError } from '../environment/log';
import { keyOf } from '../limits/client';
import { addToWindows } from '../limits/count';
import type { LimitTools } from '../limits/tools';

/** How many mails of a kind an address gets in an hour, whoever asks for them and from wherever. */
export type MailLimit = {
  kind: 'verification' | 'reset' | 'already-registered' | 'wrong-codes' | 'sign-in-locked' | 'none';
  most: number;
  /** The address for which it is asked. */
  to: string;
};

/** Enough for who lost one or two, and too few to bother someone. */
export const mostMailsAnHour = 5;
const hour = 3_600_000;

/** Counts a mail and says whether it may go. One that nobody gets is counted too, so that the time it takes does not tell. */
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
    // What it tells of was done; one mail too many is better than one that someone waits for.
    log.warn({ error: describeError(error) }, 'mails could not be counted');
    return true;
  }
}
