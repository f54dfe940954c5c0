import { versioned } from '@nadi/api-server/answers';
import type { Handler } from '@nadi/api-server/handlers';
import { unprocessable } from '@nadi/api-server/problem';
import { callbackAt, firstFetchReaches, providerAt, providers } from '@nadi/domain/integrations/providers';
import { and, eq } from 'drizzle-orm';
import { holdLock } from '../../../kernel/db/hold-lock';
import { describeError } from '../../../kernel/environment/log';
import { ringOf } from '../../../kernel/keys/ring';
import { unsealText } from '../../../kernel/keys/sealed-text';
import { stagedMutation } from '../../../kernel/operation/operation';
import { actorOf, callerOf, type RequestContext } from '../../../kernel/operation/request-context';
import { own } from '../../../kernel/policy/own';
import { leaveTokens } from '../jobs/leave-tokens';
import { revocationQueue } from '../jobs/revoke-tokens';
import { syncQueue } from '../jobs/sync-connection';
import { useAttempt } from '../oauth/attempts';
import { exchangeCode } from '../oauth/client';
import { ProviderRefused } from '../oauth/errors';
import { fetchOf } from '../oauth/provider-fetch';
import { accountHashOf, findRegistration, isOfAnotherAccount, sealTokens } from '../oauth/registrations';
import { presentConnection } from '../present-connection';
import { findAttention } from '../queries/find-attention';
import type { ConnectionAttemptRow } from '../tables/connection-attempts';
import { type HealthConnectionRow, healthConnections } from '../tables/health-connections';

const unknown = () =>
  unprocessable([
    { pointer: '/body/state', message: 'This sign-in has expired. Begin again.', code: 'unknown' },
  ]);
const notConnected = (code: 'refused' | 'unanswered' | 'another-account', message: string) =>
  unprocessable([{ pointer: '/body/code', message, code }]);
const refused = () => notConnected('refused', 'Nothing was connected.');
const unanswered = (name: string) =>
  notConnected('unanswered', `${name} did not answer, so nothing was connected. Begin again.`);
const another = (name: string) =>
  notConnected(
    'another-account',
    `This is another account at ${name} than the one that is connected. End the connection first, then connect this one.`,
  );

/**
 * Uses the beginning up before its code is exchanged, in a transaction of its own: of two requests at once only one brings the code to the
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
    useAttempt(request.body, { tx, caller, now: app.clock.now() }),
  );
  if (!attempt) throw unknown();
  return complete(attempt, context)(request, context);
};

const complete = (attempt: ConnectionAttemptRow, { app }: RequestContext) =>
  stagedMutation('completeHealthConnection', {
    load: async (_, given) => ({ registration: await findRegistration(attempt.provider, given) }),

    async decide({ body }, { registration }, given) {
      const { secrets, publicUrl, now, providerLink } = given;
      if (!body.code || !registration) throw refused();
      const provider = providerAt(attempt.provider, publicUrl);
      const verifier = unsealText(ringOf(secrets, 'integrations'), attempt.stateHash, attempt.sealedVerifier);
      const asked = { provider, registration, now, fetch: fetchOf(provider, providerLink, { now }) };
      const { code, iss, state } = body;
      const sent = { code, iss, state, verifier, callback: callbackAt(publicUrl, attempt.provider) };
      return exchangeCode(asked, sent).catch((error: unknown) => {
        if (error instanceof ProviderRefused) throw refused();
        app.log.warn({ provider: attempt.provider, error: describeError(error) }, 'nothing was connected');
        throw unanswered(provider.name);
      });
    },

    async save(_, tokens, given) {
      const { tx, caller, now, newId, secrets, touched, enqueue } = given;
      const { provider } = attempt;
      // Two beginnings may be completed at once, and there may be no row to lock.
      await holdLock(`health-connection ${caller.userId} ${provider}`, tx);
      const [known] = await tx
        .select()
        .from(healthConnections)
        .where(and(own(healthConnections.patientId, caller), eq(healthConnections.provider, provider)))
        .for('update');
      const { account } = tokens;
      const id = known?.id ?? newId();
      // By the newest key; a provider that does not name it again means the same one.
      const accountHash =
        account === null ? (known?.accountHash ?? null) : accountHashOf(secrets, provider, account);
      const sealed = sealTokens(secrets, id, tokens);
      const leave = async (sealedTokens: string) => {
        await leaveTokens({ id, provider, accountHash, sealedTokens }, given);
        enqueue(revocationQueue, {});
      };
      if (known && isOfAnotherAccount(secrets, known.accountHash, { provider, account })) {
        await leave(sealed.sealedTokens);
        // Returned, not thrown: the tokens that nobody needs are still revoked.
        return another(providers[provider].name);
      }
      if (known?.sealedTokens) await leave(known.sealedTokens);
      const row: HealthConnectionRow = {
        ...{ id, patientId: caller.userId, provider, status: 'connected' as const, ...sealed },
        accountHash,
        ...{ fetchedUntil: earlier(known?.fetchedUntil ?? null, now), leasedUntil: null, lease: null },
        ...{ connectedAt: now, connectedBy: caller.actorId, lastSyncAt: known?.lastSyncAt ?? null },
        ...{ triedAt: null, nextSyncAt: now, failures: 0, failure: null },
        version: (known?.version ?? 0) + 1,
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
      return versioned(presentConnection(row, await findAttention(id, given)));
    },
  });

/** Goes as far back as a first fetch: the account may not be known to be the same, and nothing is left between. */
const earlier = (fetchedUntil: Date | null, now: Date): Date | null =>
  fetchedUntil && new Date(Math.min(fetchedUntil.getTime(), now.getTime() - firstFetchReaches));
