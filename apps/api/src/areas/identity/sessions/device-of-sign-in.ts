import type { Call } from '@nadi/api-server/call';
import type { Database } from '../../../kernel/db/client';
import type { Caller } from '../../../kernel/people/caller';
import { findAnyDevice, readMarks } from './known-devices';

/** Sign-ins on a known device are counted by device, so that a flood from the same network does not delay them. */
export const deviceOfSignIn =
  ({ db }: { db: Database }) =>
  async ({ operation, cookies }: Call<Caller>, now: Date): Promise<string | null> => {
    if (operation !== 'signIn' || readMarks(cookies).size === 0) return null;
    const found = await db.readOnce((tx) => findAnyDevice(cookies, { tx, now }));
    return found && `device ${found}`;
  };
