import { platformEntry } from '../../kernel/audit/platform-entry';
import type { Config } from '../../kernel/environment/config';
import { leavingMail } from '../../kernel/mail/mail-queue';
import { addingNotice } from '../../kernel/notify/notify';
import type { AppContext } from '../../kernel/operation/context';
import { findByAddress, removeSecondStep } from '../identity/offers';
import { secondStepRemovedMail } from './mails/account-messages';
import { secondStepRemoved } from './notices';

export class NoAdministrator extends Error {
  constructor(email: string) {
    super(`${email} is not the address of an administrator.`);
    this.name = 'NoAdministrator';
  }
}

type Tools = Pick<AppContext, 'db' | 'secrets' | 'newId'> &
  Pick<Config, 'publicUrl' | 'grievanceOfficer'> & { now: Date };

/**
 * Removes the second step of an administrator who lost it, which no operation of the API does, and tells them: whoever runs the server has checked who asks.
 *
 * @returns false if they have none
 * @throws NoAdministrator
 */
export function removeAdministratorsSecondStep(
  email: string,
  { db, secrets, newId, now, ...config }: Tools,
): Promise<boolean> {
  return db.write('keeper', async (tx) => {
    const owner = (await findByAddress(email, tx)).find(({ emailVerifiedAt }) => emailVerifiedAt !== null);
    if (owner?.role !== 'ADMIN') throw new NoAdministrator(email);
    if (!(await removeSecondStep(owner.id, { tx, now }))) return false;
    const mail = secondStepRemovedMail(owner.email, config);
    for (const send of leavingMail(mail, undefined, { newId, secrets, now })) await send(tx);
    await tx.execute(addingNotice(owner.id, secondStepRemoved, { newId, now }));
    const what = { operation: 'removeUserSecondStep', action: 'change', recordType: 'account' } as const;
    await tx.execute(platformEntry({ subjectId: owner.id, ...what }, { newId, now }));
    return true;
  });
}
