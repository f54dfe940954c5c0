import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findPage } from '../queries/find-consultations';

export const listConsultations = query('listConsultations', async ({ query }, given) => {
  const { found, total } = await findPage(query, given);
  given.touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found, { ...query, total });
});
