import type { Call } from '@nadi/api-server/call';
import type { Database } from '../../../kernel/db/client';
import type { Caller } from '../../../kernel/people/caller';
import { findAnyDevice, readMarks } from './known-devices';

/** Whoever signs in on a known device counts for that, so that a neighbour's flood does not hold them up. */
export const deviceOfSignIn =
  ({ db }: { db: Database }) =>
  async ({ operation, cookies }: Call<Caller>, now: Date): Promise<string | null> => {
    if (operation !== 'signIn' || readMarks(cookies).size === 0) return null;
    const found = await db.readOnce((tx) => findAnyDevice(cookies, { tx, now }));
    return found && `device ${found}`;
  };
