import { presentOpening } from '@nadi/domain/links/health-link';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findLink, findOpenings } from '../queries/find-links';

export const listHealthLinkOpenings = query(
  'listHealthLinkOpenings',
  async ({ path, query: { page, limit } }, { tx, caller, touched }) => {
    const { id } = await findLink(path.id, caller, tx);
    const { found, total } = await findOpenings(id, { page, limit }, caller, tx);
    touched({ recordIds: [id] });
    return pageAnswer(found.map(presentOpening), { page, limit, total });
  },
);
