import { notFound } from '@nadi/api-server/problem';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { countActivity, findActivity } from '../../account/offers';
import { findMembers } from '../queries/find-family';

export const listFamilyActivity = query(
  'listFamilyActivity',
  async ({ path, query }, { tx, caller, touched }) => {
    const { page, limit } = query;
    const isOwn = path.id === caller.userId;
    if (!isOwn && !(await findMembers(tx)).some(({ id }) => id === path.id)) throw notFound();
    const total = await countActivity(path.id, tx);
    const found = await findActivity({ subjectId: path.id, limit, skip: (page - 1) * limit }, tx);
    touched({ recordIds: [path.id] });
    return pageAnswer(
      found.map(({ entry, actor }) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        by: actor,
        isYou: entry.actorId === caller.userId,
        action: entry.action,
        recordType: entry.recordType as never,
        operation: entry.operation,
        recordIds: entry.recordIds,
      })),
      { page, limit, total },
    );
  },
);
