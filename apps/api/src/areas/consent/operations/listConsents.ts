import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { presentConsent } from '../presenters/consent';
import { findPage } from '../queries/find-consents';

export const listConsents = query(
  'listConsents',
  async ({ query: { page, limit, status } }, { tx, caller, now, touched }) => {
    const { found, total } = await findPage({ page, limit, status }, { caller, tx, now });
    touched({ recordIds: found.map(({ row }) => row.id) });
    return pageAnswer(
      found.map(({ row, code }) => presentConsent(row, code, now)),
      { page, limit, total },
    );
  },
);
