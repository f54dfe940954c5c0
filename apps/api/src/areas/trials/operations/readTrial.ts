import { versioned } from '@nadi/api-server/answers';
import { presentTrial } from '@nadi/domain/trials/present-trial';
import { query } from '../../../kernel/operation/operation';
import { findTrial } from '../queries/find-trials';

export const readTrial = query('readTrial', async ({ path }, given) =>
  versioned(presentTrial(await findTrial(path.id, given))),
);
