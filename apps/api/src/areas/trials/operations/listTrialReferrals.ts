import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { ownReferrals } from '../policy/trials';
import { presentReferral } from '../presenters/present';
import { findOwnPage } from '../queries/find-own';
import { trialReferrals } from '../tables/trial-referrals';

export const listTrialReferrals = query('listTrialReferrals', async ({ query }, { tx, caller, touched }) => {
  const order = { whose: ownReferrals(caller), newest: trialReferrals.createdAt };
  const { found, total } = await findOwnPage(trialReferrals, order, query, tx);
  for (const { id, patientId } of found) touched({ subjectId: patientId, recordIds: [id] });
  return pageAnswer(found.map(presentReferral), { ...query, total });
});
