import { answer } from '@nadi/api-server/answers';
import { presentGrowth } from '@nadi/domain/growth/present-growth';
import { query } from '../../../kernel/operation/operation';
import { findGrowthDays } from '../queries/growth-days';
import { loadSubject } from '../queries/subject';

export const readGrowth = query('readGrowth', async (_request, { tx, caller, now }) => {
  const [subject, weight, height] = await Promise.all([
    loadSubject(caller, tx),
    findGrowthDays(caller, 'weight', tx),
    findGrowthDays(caller, 'height', tx),
  ]);
  return answer(presentGrowth({ weight, height }, subject, now));
});
