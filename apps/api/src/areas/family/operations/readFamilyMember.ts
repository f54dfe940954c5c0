import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findMember, presentMember } from '../queries/find-family';

export const readFamilyMember = query('readFamilyMember', async ({ path }, { tx, now, touched }) => {
  const found = await findMember(path.id, tx);
  touched({ recordIds: [found.id] });
  return versioned(presentMember(found, now));
});
