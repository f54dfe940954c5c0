import { presentDataRequest } from '@nadi/domain/account/data-requests';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findDataRequests } from '../queries/find-data-requests';

export const listDataRequests = query(
  'listDataRequests',
  async ({ query: { page, limit } }, { tx, now, touched }) => {
    const { found, total } = await findDataRequests({ page, limit }, tx);
    touched({ recordIds: found.map(({ id }) => id) });
    return pageAnswer(
      found.map((one) => presentDataRequest(one, now)),
      { page, limit, total },
    );
  },
);
