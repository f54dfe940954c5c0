import { versioned } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { findAvailability } from '../queries/find-availability';

export const readAvailability = reading('readAvailability', async (_, { tx, caller }) =>
  versioned(await findAvailability(caller, tx)),
);
