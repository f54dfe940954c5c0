import { answer } from '@nadi/api-server/answers';
import { writing } from '../../../kernel/operation/operation';
import { keepTrials } from '../keep-trials';

export const importTrials = writing('importTrials', async ({ body }, given) =>
  answer(await keepTrials(body.studies, given)),
);
