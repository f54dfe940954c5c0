import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { callbackAt, providerAt } from '@nadi/domain/integrations/providers';
import { sql } from 'drizzle-orm';
import { ringOf } from '../../../kernel/keys/ring';
import { unsealText } from '../../../kernel/keys/sealed-text';
import { stagedMutation } from '../../../kernel/operation/operation';
import { demoProviderOf } from '../demo-provider/of-installation';
import { syncQueue } from '../jobs/sync-connection';
import { findAttempt, useAttempt } from '../oauth/attempts';
import { exchangeCode, fetchOf, ProviderRefused, type Tokens } from '../oauth/client';
import { findRegistration, sealTokens } from '../oauth/registrations';
import { presentConnection } from '../present-connection';
import { healthConnections } from '../tables/health-connections';

const unknown = () =>
  unprocessable([{ pointer: '/body/state', message: 'Begin again: this is over.', code: 'unknown' }]);
const refused = () =>
  unprocessable([{ pointer: '/body/code', message: 'Nothing was connected.', code: 'refused' }]);

export const completeHealthConnection = stagedMutation('completeHealthConnection', {
  async load({ body }, given) {
    const attempt = await findAttempt(body.state, given);
    if (!attempt) throw unknown();
    return { attempt, registration: await findRegistration(attempt.provider, given) };
  },

  async decide({ body }, { attempt, registration }, given) {
    const { secrets, publicUrl, now } = given;
    // A refusal uses the beginning up too.
    if (!body.code || !registration) return { attempt, tokens: null };
    const provider = providerAt(attempt.provider, publicUrl);
    const verifier = unsealText(ringOf(secrets, 'integrations'), attempt.stateHash, attempt.sealedVerifier);
    const asked = { provider, registration, now, fetch: fetchOf(provider, demoProviderOf(given)) };
    const sent = { code: body.code, iss: body.iss, state: body.state, verifier, callback: callbackAt(publicUrl) };
    const tokens = await exchangeCode(asked, sent).catch((error: unknown): Tokens | null => {
      if (error instanceof ProviderRefused) return null;
      throw error;
    });
    return { attempt, tokens };
  },

  async save({ body }, { attempt, tokens }, given) {
    const { tx, caller, now, newId, secrets, touched } = given;
    if (!(await useAttempt(body.state, given))) return unknown();
    // Returned, not thrown: the beginning stays used.
    if (!tokens) return refused();
    const [known] = await tx
      .select()
      .from(healthConnections)
      .where(sql`${healthConnections.patientId} = ${caller.userId} and ${healthConnections.provider} = ${attempt.provider}`)
      .for('update');
    const id = known?.id ?? newId();
    const row = {
      ...{ id, patientId: caller.userId, provider: attempt.provider, status: 'connected' as const },
      ...sealTokens(secrets, id, tokens),
      ...{ fetchedUntil: known?.fetchedUntil ?? null, connectedAt: now, lastSyncAt: known?.lastSyncAt ?? null },
      ...{ nextSyncAt: now, failures: 0, failure: null, version: (known?.version ?? 0) + 1 },
    };
    const { id: _, patientId: __, ...changes } = row;
    await tx
      .insert(healthConnections)
      .values(row)
      .onConflictDoUpdate({ target: [healthConnections.patientId, healthConnections.provider], set: changes });
    touched({ recordIds: [id] });
    given.enqueue(syncQueue, { connection: id });
    return versioned(presentConnection(row));
  },
});
