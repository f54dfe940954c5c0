import { notFound } from '@nadi/api-server/problem';
import { asc } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { ownContacts } from '../policy/own-contacts';
import { type EmergencyContactRow, emergencyContacts } from '../tables/emergency-contacts';

/** All emergency contacts of the caller, oldest first. */
export const findContacts = (caller: Caller, tx: Reader): Promise<EmergencyContactRow[]> =>
  tx
    .select()
    .from(emergencyContacts)
    .where(ownContacts(caller))
    .orderBy(asc(emergencyContacts.createdAt), asc(emergencyContacts.id));

/** The same, locked against additions and changes until the end of the transaction. */
export const holdContacts = (caller: Caller, tx: Reader): Promise<EmergencyContactRow[]> =>
  countAlone('emergency-contacts', caller.userId, tx, () => findContacts(caller, tx));

/** @throws 404 if it is absent or another's */
export function pickContact(id: string, contacts: readonly EmergencyContactRow[]): EmergencyContactRow {
  const found = isUuid(id) && contacts.find((contact) => contact.id === id.toLowerCase());
  if (!found) throw notFound();
  return found;
}
