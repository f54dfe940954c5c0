import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { loadReport } from '../load-report';

export const readHealthReport = query('readHealthReport', async ({ query: asked }, given) =>
  answer(await loadReport(asked, given)),
);
