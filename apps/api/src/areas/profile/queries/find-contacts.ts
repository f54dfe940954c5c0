import { notFound } from '@nadi/api-server/problem';
import { asc } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { patientProfiles } from '../../vital-signs/offers';
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
export async function holdContacts(caller: Caller, tx: Reader): Promise<EmergencyContactRow[]> {
  // The profile is locked in place of all of them: rows that do not exist yet cannot be locked.
  const held = await tx
    .select({ userId: patientProfiles.userId })
    .from(patientProfiles)
    .where(own(patientProfiles.userId, caller))
    .for('update');
  if (held.length === 0) throw new Error('This patient has no profile.');
  return findContacts(caller, tx);
}

/** @throws 404 if it is absent or another's */
export function pickContact(id: string, contacts: readonly EmergencyContactRow[]): EmergencyContactRow {
  const found = isUuid(id) && contacts.find((contact) => contact.id === id.toLowerCase());
  if (!found) throw notFound();
  return found;
}
