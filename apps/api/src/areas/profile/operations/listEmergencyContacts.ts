import { answer } from '@nadi/api-server/answers';
import { placeOf } from '@nadi/domain/kernel/page';
import { presentContact } from '@nadi/domain/profile/present-contact';
import { reading } from '../../../kernel/operation/operation';
import { findContacts } from '../queries/find-contacts';

export const listEmergencyContacts = reading(
  'listEmergencyContacts',
  async ({ query: { page, limit } }, { tx, caller, touched }) => {
    const all = await findContacts(caller, tx);
    const found = all.slice((page - 1) * limit, page * limit);
    touched({ recordIds: found.map(({ id }) => id) });
    const { body } = answer(found.map(presentContact));
    return { body: { ...body, pagination: placeOf({ page, limit, total: all.length }) } };
  },
);
