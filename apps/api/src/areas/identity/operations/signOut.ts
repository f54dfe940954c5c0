import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { sessions } from '../tables/sessions';
import { writing } from '../../../kernel/operation/operation';

export const signOut = writing('signOut', async (_, { tx, caller, now }) => {
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, caller.sessionId));
  return done();
});
