import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findInvitations, presentInvitation } from '../queries/find-invitations';

export const listFamilyInvitations = query(
  'listFamilyInvitations',
  async ({ query: { page, limit } }, given) => {
    const { found, total } = await findInvitations({ page, limit }, given);
    given.touched({ recordIds: found.map(({ id }) => id) });
    return pageAnswer(
      found.map((row) => presentInvitation(row, given)),
      { page, limit, total },
    );
  },
);
