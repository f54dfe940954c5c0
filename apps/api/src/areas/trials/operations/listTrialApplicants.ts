import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { ownApplicants } from '../policy/trials';
import { presentApplicant } from '../presenters/present';
import { findOwnPage } from '../queries/find-own';
import { trialInterests } from '../tables/trial-interests';

export const listTrialApplicants = query(
  'listTrialApplicants',
  async ({ query }, { tx, caller, touched }) => {
    const order = { whose: ownApplicants(caller), newest: trialInterests.createdAt };
    const { found, total } = await findOwnPage(trialInterests, order, query, tx);
    for (const { id, patientId } of found) touched({ subjectId: patientId, recordIds: [id] });
    return pageAnswer(found.map(presentApplicant), { ...query, total });
  },
);
