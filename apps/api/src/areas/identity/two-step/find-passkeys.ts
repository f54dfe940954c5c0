import { maxPasskeys } from '@nadi/domain/identity/session-limits';
import { asc } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { passkeys } from '../tables/two-step';

type PasskeyRow = typeof passkeys.$inferSelect;

/** The caller's passkeys, the oldest first. */
export const findPasskeys = (caller: Caller, tx: Reader): Promise<PasskeyRow[]> =>
  tx
    .select()
    .from(passkeys)
    .where(own(passkeys.userId, caller))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(maxPasskeys);

/** The same, before one is added. */
export const countPasskeys = (caller: Caller, tx: Reader): Promise<PasskeyRow[]> =>
  countAlone('passkeys', caller.userId, tx, () => findPasskeys(caller, tx));
