import { done } from '@nadi/api-server/answers';
import { providerAt } from '@nadi/domain/integrations/providers';
import { eq } from 'drizzle-orm';
import { stagedMutation } from '../../../kernel/operation/operation';
import { revokeToken } from '../oauth/client';
import { fetchOf } from '../oauth/provider-fetch';
import { findRegistration, unsealTokens } from '../oauth/registrations';
import { findConnection, holdConnection } from '../queries/find-connections';
import { healthConnections } from '../tables/health-connections';

export const endHealthConnection = stagedMutation('endHealthConnection', {
  async load({ path }, given) {
    const connection = await findConnection(path.id, given.caller, given.tx);
    return { connection, registration: await findRegistration(connection.provider, given) };
  },

  async decide(_, { connection, registration }, given) {
    const { id, sealedTokens, accessUntil } = connection;
    if (!registration || !sealedTokens) return;
    const { access, refresh } = unsealTokens(given.secrets, id, { sealedTokens, accessUntil });
    const provider = providerAt(connection.provider, given.publicUrl);
    const asked = { provider, registration, now: given.now, fetch: fetchOf(provider, given.providerLink) };
    // The keys are forgotten here, whatever the provider answers.
    await revokeToken(asked, refresh ?? access).catch(() => undefined);
  },

  async save({ path }, _, { tx, caller, touched }) {
    const found = await holdConnection(path.id, caller, tx);
    await tx.delete(healthConnections).where(eq(healthConnections.id, found.id));
    touched({ recordIds: [found.id] });
    return done();
  },
});
