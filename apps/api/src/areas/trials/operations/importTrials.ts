import { answer } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { keepTrials } from '../keep-trials';

export const importTrials = mutation('importTrials', async ({ body }, given) =>
  answer(await keepTrials(body.studies, given)),
);
