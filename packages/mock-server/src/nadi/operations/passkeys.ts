import type { ExportedPasskey } from '@nadi/contract/schema';
import { presentPasskey } from '@nadi/domain/identity/present-sign-ins';
import { faults, refusals } from '@nadi/domain/identity/refusals';
import { challengeLifetime, maxPasskeys } from '@nadi/domain/identity/session-limits';
import { answer, done, openly, signedIn } from '../operation';
import { fullName } from '../present';
import { conflict, notFound, signInFailed, unprocessable } from '../problems';
import { openSession } from '../sessions';
import type { World } from '../world';

/** In a page, the browser creates passkeys only for the page's own host name. */
const here = () => globalThis.location?.hostname || 'localhost';
const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * Signatures are not checked: whoever shows an id that was registered is let in. What the API says of challenges, of names and
 * of numbers holds here too.
 */
export const passkeys = {
  createPasskeyOptions: signedIn('createPasskeyOptions', ({ me, ...given }) => {
    if (me.passkeys.length >= maxPasskeys) throw conflict(refusals.tooManyPasskeys);
    const { id, email } = me.account;
    const { challengeId, challenge } = keepChallenge(id, given);
    const options = {
      challenge,
      rp: { id: here(), name: 'Nadi' },
      user: { id: base64url(id), name: email, displayName: fullName(me) },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      timeout: challengeLifetime,
      attestation: 'none',
      excludeCredentials: me.passkeys.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    };
    return answer({ challengeId, options });
  }),

  registerPasskey: signedIn('registerPasskey', ({ body, me, world, now, newId, touched }) => {
    if (!takeChallenge(world, body.challengeId, me.account.id, now))
      throw unprocessable(faults.challengeOver);
    if (findPasskey(world, body.credential.id)) throw conflict(refusals.passkeyKnown);
    const made: ExportedPasskey = {
      id: newId(),
      credentialId: body.credential.id,
      publicKey: base64url('of a mock'),
      counter: 0,
      transports: body.credential.response.transports ?? [],
      name: body.name,
      isSynced: true,
      createdAt: now.toISOString(),
      lastUsedAt: null,
    };
    me.passkeys.push(made);
    touched({ recordIds: [made.id] });
    return answer(presentPasskey(made));
  }),

  createPasskeySignInOptions: openly('createPasskeySignInOptions', (given) => {
    const { challengeId, challenge } = keepChallenge(null, given);
    const options = { challenge, rpId: here(), timeout: challengeLifetime, userVerification: 'required' };
    return answer({ challengeId, options });
  }),

  signInWithPasskey: openly('signInWithPasskey', ({ body, ...given }) => {
    const { world, now, device, touched } = given;
    const isOurs = takeChallenge(world, body.challengeId, null, now);
    const found = findPasskey(world, body.credential.id);
    if (!isOurs || !found) throw signInFailed(refusals.passkeyUnknown);
    found.passkey.lastUsedAt = now.toISOString();
    touched({ person: found.person });
    return answer(openSession(found.person, { method: 'passkey', device }, given));
  }),

  deletePasskey: signedIn('deletePasskey', ({ path, me, touched }) => {
    const found = me.passkeys.find(({ id }) => id === path.id);
    if (!found) throw notFound();
    me.passkeys = me.passkeys.filter((one) => one !== found);
    touched({ recordIds: [found.id] });
    return done();
  }),
};

function keepChallenge(
  personId: string | null,
  { world, now, newId }: { world: World; now: Date; newId(): string },
) {
  const challengeId = newId();
  world.challenges.set(challengeId, { personId, expiresAt: now.getTime() + challengeLifetime });
  return { challengeId, challenge: base64url(`challenge ${challengeId}`) };
}

/** Uses a challenge up. False where it was used, has run out or was made for someone else. */
function takeChallenge(world: World, id: string, personId: string | null, now: Date): boolean {
  const found = world.challenges.get(id);
  if (found?.personId !== personId || found.expiresAt <= now.getTime()) return false;
  return world.challenges.delete(id);
}

function findPasskey(world: World, credentialId: string) {
  for (const person of world.people) {
    const passkey = person.passkeys.find((one) => one.credentialId === credentialId);
    if (passkey) return { person, passkey };
  }
  return undefined;
}
