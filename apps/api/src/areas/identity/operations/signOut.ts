import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { sessions } from '../tables/sessions';

export const signOut = mutation('signOut', async (_, { tx, caller, now }) => {
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, caller.sessionId));
  return done();
});
