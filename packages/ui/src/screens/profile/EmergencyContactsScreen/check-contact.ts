import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { parsePhone } from '../../private/patient-questions/phone';
import type { ContactDraft, ContactRow, Relationship } from './types';

/** The content of the form. */
export type ContactEntry = { name: string; relationship: Relationship | null; phone: string };

export const emptyContact: ContactEntry = { name: '', relationship: null, phone: '' };

export const entryOf = ({ name, relationship, phone }: ContactRow): ContactEntry => ({
  name,
  relationship,
  phone,
});

/** As in the contract. */
export const contactLimits = { name: 100 };

/** @param others who is in the list already */
export function checkContact(
  entry: ContactEntry,
  others: readonly ContactRow[],
): { draft: ContactDraft } | { faults: FieldFault[] } {
  const name = entry.name.trim();
  const phone = parsePhone(entry.phone);
  const { relationship } = entry;
  const faults: FieldFault[] = [];
  if (!name) faults.push({ name: 'name', message: m.contact_name_missing() });
  else if ([...name].length > contactLimits.name)
    faults.push({ name: 'name', message: m.contact_name_too_long({ maximum: contactLimits.name }) });
  if (!relationship) faults.push({ name: 'relationship', message: m.contact_relationship_missing() });
  if (!phone) faults.push({ name: 'phone', message: m.patient_phone_invalid() });
  else if (others.some((other) => other.phone === phone))
    faults.push({ name: 'phone', message: m.contact_phone_taken() });
  if (faults.length > 0 || !relationship || !phone) return { faults };
  return { draft: { name, relationship, phone } };
}
