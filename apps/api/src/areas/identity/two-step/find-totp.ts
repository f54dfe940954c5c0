import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { totpSecrets } from '../tables/two-step';

type TotpRow = typeof totpSecrets.$inferSelect;

const selectOwn = (caller: Caller, tx: Reader) =>
  tx.select().from(totpSecrets).where(own(totpSecrets.userId, caller));

/** The caller's authenticator app, confirmed or not. */
export async function findTotp(caller: Caller, tx: Reader): Promise<TotpRow | undefined> {
  const [found] = await selectOwn(caller, tx);
  return found;
}

/** The same, locked until the end of the transaction: codes of one person are checked one after the other. */
export async function lockTotp(caller: Caller, tx: Reader): Promise<TotpRow | undefined> {
  const [found] = await selectOwn(caller, tx).for('update');
  return found;
}
