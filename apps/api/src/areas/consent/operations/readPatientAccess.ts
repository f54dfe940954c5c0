import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { presentAccess } from '../presenters/access';
import { findGrants } from '../queries/find-grants';

export const readPatientAccess = query('readPatientAccess', async ({ path }, given) =>
  answer(presentAccess(await findGrants(path.id, given))),
);
