import { answer } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { endAccesses } from '../end-accesses';

export const revokeAllConsents = mutation('revokeAllConsents', async (_, given) => {
  const ended = await endAccesses(null, given);
  given.touched({ recordIds: ended });
  return answer({ revoked: ended.length });
});
