import { versioned } from '@nadi/api-server/answers';
import { presentTrial } from '@nadi/domain/trials/present-trial';
import { reading } from '../../../kernel/operation/operation';
import { findTrial } from '../queries/find-trials';

export const readTrial = reading('readTrial', async ({ path }, given) =>
  versioned(presentTrial(await findTrial(path.id, given))),
);
