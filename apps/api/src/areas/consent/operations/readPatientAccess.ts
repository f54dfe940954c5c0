import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findGrants } from '../queries/find-grants';

export const readPatientAccess = query('readPatientAccess', async ({ path }, given) => {
  const grants = await findGrants(path.id, given);
  return answer({ consents: grants.map(({ id }) => id) });
});
