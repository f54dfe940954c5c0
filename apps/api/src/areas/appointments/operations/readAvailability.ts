import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findAvailability } from '../queries/find-availability';

export const readAvailability = query('readAvailability', async (_, { tx, caller }) =>
  versioned(await findAvailability(caller, tx)),
);
