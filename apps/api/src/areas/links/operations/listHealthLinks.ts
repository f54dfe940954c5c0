import { presentLink } from '@nadi/domain/links/health-link';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findLinks } from '../queries/find-links';

export const listHealthLinks = query(
  'listHealthLinks',
  async ({ query: { page, limit } }, { tx, caller, now, touched }) => {
    const { found, total } = await findLinks({ page, limit }, caller, tx);
    touched({ recordIds: found.map(({ id }) => id) });
    return pageAnswer(
      found.map((link) => presentLink(link, now)),
      { page, limit, total },
    );
  },
);
