import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { ownInterests } from '../policy/trials';
import { presentInterest } from '../presenters/present';
import { findOwnPage } from '../queries/find-own';
import { trialInterests } from '../tables/trial-interests';

export const listTrialInterests = query('listTrialInterests', async ({ query }, { tx, caller, touched }) => {
  const order = { whose: ownInterests(caller), newest: trialInterests.createdAt };
  const { found, total } = await findOwnPage(trialInterests, order, query, tx);
  touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found.map(presentInterest), { ...query, total });
});
