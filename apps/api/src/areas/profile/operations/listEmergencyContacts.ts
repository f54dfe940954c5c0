import { presentContact } from '@nadi/domain/profile/present-contact';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findContacts } from '../queries/find-contacts';

export const listEmergencyContacts = query(
  'listEmergencyContacts',
  async ({ query: { page, limit } }, { tx, caller, touched }) => {
    const all = await findContacts(caller, tx);
    const found = all.slice((page - 1) * limit, page * limit);
    touched({ recordIds: found.map(({ id }) => id) });
    return pageAnswer(found.map(presentContact), { page, limit, total: all.length });
  },
);
