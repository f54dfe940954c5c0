import { versioned } from '@nadi/api-server/answers';
import type { Handler } from '@nadi/api-server/handlers';
import { unavailable, unprocessable } from '@nadi/api-server/problem';
import { callbackAt, firstFetchReaches, providerAt } from '@nadi/domain/integrations/providers';
import { and, eq } from 'drizzle-orm';
import { ringOf } from '../../../kernel/keys/ring';
import { unsealText } from '../../../kernel/keys/sealed-text';
import { stagedMutation } from '../../../kernel/operation/operation';
import { actorOf, callerOf, type RequestContext } from '../../../kernel/operation/request-context';
import { own } from '../../../kernel/policy/own';
import { syncQueue } from '../jobs/sync-connection';
import { useAttempt } from '../oauth/attempts';
import { exchangeCode } from '../oauth/client';
import { ProviderRefused } from '../oauth/errors';
import { fetchOf } from '../oauth/provider-fetch';
import { findRegistration, sealTokens } from '../oauth/registrations';
import { presentConnection } from '../present-connection';
import type { ConnectionAttemptRow } from '../tables/connection-attempts';
import { healthConnections } from '../tables/health-connections';

const unknown = () =>
  unprocessable([{ pointer: '/body/state', message: 'Begin again: this is over.', code: 'unknown' }]);
const refused = () =>
  unprocessable([{ pointer: '/body/code', message: 'Nothing was connected.', code: 'refused' }]);

/**
 * The beginning is used up before its code is exchanged, in a transaction of its own: of two requests at once only one brings the code to the
 * provider, which would revoke everything if it came twice (RFC 6749, 4.1.2).
 */
export const completeHealthConnection: Handler<'completeHealthConnection', RequestContext> = async (
  request,
  context,
) => {
  const { app } = context;
  const caller = callerOf(context);
  if (!caller) throw new Error('It is for someone who is signed in.');
  const attempt = await app.db.write(actorOf(context), (tx) =>
    useAttempt(request.body.state, { tx, caller, now: app.clock.now() }),
  );
  if (!attempt) throw unknown();
  return complete(attempt)(request, context);
};

const complete = (attempt: ConnectionAttemptRow) =>
  stagedMutation('completeHealthConnection', {
    load: async (_, given) => ({ registration: await findRegistration(attempt.provider, given) }),

    async decide({ body }, { registration }, given) {
      const { secrets, publicUrl, now, providerLink } = given;
      if (!body.code || !registration) throw refused();
      const provider = providerAt(attempt.provider, publicUrl);
      const verifier = unsealText(ringOf(secrets, 'integrations'), attempt.stateHash, attempt.sealedVerifier);
      const asked = { provider, registration, now, fetch: fetchOf(provider, providerLink) };
      const { code, iss, state } = body;
      const sent = { code, iss, state, verifier, callback: callbackAt(publicUrl) };
      return exchangeCode(asked, sent).catch((error: unknown) => {
        throw error instanceof ProviderRefused ? refused() : unavailable(60, error);
      });
    },

    async save(_, tokens, { tx, caller, now, newId, secrets, touched, enqueue }) {
      const { provider } = attempt;
      const [known] = await tx
        .select()
        .from(healthConnections)
        .where(and(own(healthConnections.patientId, caller), eq(healthConnections.provider, provider)))
        .for('update');
      const id = known?.id ?? newId();
      const row = {
        ...{ id, patientId: caller.userId, provider, status: 'connected' as const },
        ...sealTokens(secrets, id, tokens),
        ...{ fetchedUntil: earlier(known?.fetchedUntil ?? null, now), leasedUntil: null },
        ...{ connectedAt: now, connectedBy: caller.actorId, lastSyncAt: known?.lastSyncAt ?? null },
        ...{ nextSyncAt: now, failures: 0, failure: null, version: (known?.version ?? 0) + 1 },
      };
      const { id: _id, patientId: _patient, provider: _provider, ...changes } = row;
      await tx
        .insert(healthConnections)
        .values(row)
        .onConflictDoUpdate({
          target: [healthConnections.patientId, healthConnections.provider],
          set: changes,
        });
      touched({ recordIds: [id] });
      enqueue(syncQueue, { connection: id });
      return versioned(presentConnection(row));
    },
  });

/** The account may be another one than before, whose readings are fetched as far back; and nothing is left between. */
const earlier = (fetchedUntil: Date | null, now: Date): Date | null =>
  fetchedUntil && new Date(Math.min(fetchedUntil.getTime(), now.getTime() - firstFetchReaches));
