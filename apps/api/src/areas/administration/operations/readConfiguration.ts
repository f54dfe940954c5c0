import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';

export const readConfiguration = query('readConfiguration', async (_, { configuration }) =>
  answer(configuration),
);
