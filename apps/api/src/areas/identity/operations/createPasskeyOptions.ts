import { answer } from '@nadi/api-server/answers';
import { brand } from '@nadi/brand';
import { challengeLifetime } from '@nadi/domain/identity/session-limits';
import { fullName } from '@nadi/domain/kernel/full-name';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { mutation } from '../../../kernel/operation/operation';
import { findPasskeys } from '../two-step/find-passkeys';
import { keepChallenge } from '../two-step/passkey-challenges';
import { checkRoom, requireRelyingParty } from '../two-step/passkey-limits';

export const createPasskeyOptions = mutation('createPasskeyOptions', async (_, given) => {
  const { tx, caller, publicUrl } = given;
  const { user } = caller;
  const party = requireRelyingParty(publicUrl);
  const known = await findPasskeys(caller, tx);
  checkRoom(known);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: fullName(user),
    timeout: challengeLifetime,
    attestationType: 'none',
    // One for each authenticator, which would refuse to create a second.
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Discoverable, so that signing in needs no address; unlocked by its owner, so that it counts as both steps.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return answer({ challengeId: await keepChallenge(options.challenge, given), options: { ...options } });
});
