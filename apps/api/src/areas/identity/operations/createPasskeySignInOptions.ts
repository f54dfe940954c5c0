import { answer } from '@nadi/api-server/answers';
import { challengeLifetime } from '@nadi/domain/identity/session-limits';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { mutation } from '../../../kernel/operation/operation';
import { keepChallenge } from '../two-step/passkey-challenges';

/** Names no passkey: the browser offers those that it has, and no one learns who has any. */
export const createPasskeySignInOptions = mutation('createPasskeySignInOptions', async (_, given) => {
  const options = await generateAuthenticationOptions({
    rpID: new URL(given.publicUrl).hostname,
    timeout: challengeLifetime,
    userVerification: 'required',
  });
  return answer({ challengeId: await keepChallenge(options.challenge, given), options: { ...options } });
});
