import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { attemptLasts, callbackAt, providerAt } from '@nadi/domain/integrations/providers';
import { ringOf } from '../../../kernel/keys/ring';
import { sealText } from '../../../kernel/keys/sealed-text';
import { mutation } from '../../../kernel/operation/operation';
import { attemptHash } from '../oauth/attempts';
import { authorizeUrlOf, newState, newVerifier } from '../oauth/client';
import { findRegistration } from '../oauth/registrations';
import { connectionAttempts } from '../tables/connection-attempts';

/** Takes no key: a kept answer would keep the state in plain text. */
export const beginHealthConnection = mutation('beginHealthConnection', async ({ body }, given) => {
  const { tx, caller, now, secrets, publicUrl } = given;
  const registration = await findRegistration(body.provider, given);
  if (!registration)
    throw unprocessable([
      { pointer: '/body/provider', message: 'Is not configured here.', code: 'not-configured' },
    ]);
  const [state, verifier] = [newState(), newVerifier()];
  const stateHash = attemptHash(state);
  const expiresAt = new Date(now.getTime() + attemptLasts);
  await tx.insert(connectionAttempts).values({
    ...{ stateHash, patientId: caller.userId, provider: body.provider, expiresAt },
    sealedVerifier: sealText(ringOf(secrets, 'integrations'), stateHash, verifier),
  });
  const authorizeUrl = await authorizeUrlOf(providerAt(body.provider, publicUrl), {
    ...{ clientId: registration.clientId, state, verifier },
    callback: callbackAt(publicUrl, body.provider),
  });
  return answer({ authorizeUrl, expiresAt: expiresAt.toISOString() });
});
