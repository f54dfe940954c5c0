import { answer } from '@nadi/api-server/answers';
import { writing } from '../../../kernel/operation/operation';
import { endAccesses } from '../end-accesses';

export const revokeAllConsents = writing('revokeAllConsents', async (_, given) => {
  const ended = await endAccesses(null, given);
  given.touched({ recordIds: ended });
  return answer({ revoked: ended.length });
});
