import type { EmergencyContact, NewEmergencyContact } from '@nadi/contract/schema';
import type { ContactRow } from '@nadi/ui/screens/profile/EmergencyContactsScreen';
import type { ItemRules } from '../../../kernel/items/item-writes';
import type { Write } from '../../../kernel/offline/write';
import { contactOperations } from './contact-operations';

export const addition = (body: NewEmergencyContact): Write => ({ operation: 'addEmergencyContact', body });

export const change = (
  id: string | null,
  body: Partial<NewEmergencyContact>,
  read: EmergencyContact,
): Write => ({ operation: 'updateEmergencyContact', id, body: { ...said(read), ...body }, read });

export const removal = (id: string | null, read: EmergencyContact): Write => ({
  operation: 'deleteEmergencyContact',
  id,
  read,
});

const said = ({ name, relationship, phone }: NewEmergencyContact): NewEmergencyContact => ({
  name,
  relationship,
  phone,
});

/** The contact as the person saw it, without the fields that only this device has. */
const readOf = ({ id, version, ...row }: ContactRow): EmergencyContact => ({
  ...said(row),
  id,
  version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** Describes how a contact is added, changed and deleted through the outbox. */
export const contactRules: ItemRules<ContactRow, NewEmergencyContact> = {
  operations: contactOperations,
  add: addition,
  change: (id, draft, row) => change(id, draft, readOf(row)),
  remove: (id, row) => removal(id, readOf(row)),
  replace(write, draft) {
    if (write.operation === 'addEmergencyContact') return addition(draft);
    return write.operation === 'updateEmergencyContact' ? { ...write, body: draft } : write;
  },
};

/** A contact that only this device knows. */
export const unnamed = (body: NewEmergencyContact, id = ''): EmergencyContact => ({
  ...body,
  id,
  version: 0,
  createdAt: '',
  updatedAt: '',
});
