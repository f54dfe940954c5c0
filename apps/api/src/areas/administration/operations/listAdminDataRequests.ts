import { answer } from '@nadi/api-server/answers';
import { positionOf } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { findRequests } from '../queries/find-requests';

export const listAdminDataRequests = query(
  'listAdminDataRequests',
  async ({ query: { state, type, limit, cursor } }, { tx, now, touched }) => {
    const list = await findRequests({ state, type }, { after: positionOf(cursor), limit, now }, tx);
    for (const { id, person } of list.items) touched({ subjectId: person.id, recordIds: [id] });
    return answer(list);
  },
);
