import type { NewPasskey, PasskeySignIn } from '@nadi/contract/schema';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { passkeys } from '../tables/two-step';
import type { RelyingParty } from './relying-party';

type PasskeyRow = typeof passkeys.$inferSelect;
type Columns = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** Most names of transports that WebAuthn knows, and none is longer. */
const isTransport = (name: string) => /^[a-z-]{1,32}$/.test(name);

/** What is kept of a new passkey; null where the browser's answer is not to this challenge, or was altered. */
export async function readNewPasskey(
  credential: NewPasskey['credential'],
  challenge: string,
  { id, origin }: RelyingParty,
): Promise<Columns | null> {
  const verified = await orNull(async () => {
    if (namesCertificates(credential.response.attestationObject)) return null;
    return verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
  });
  if (!verified?.registrationInfo) return null;
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: (made.transports ?? []).filter(isTransport),
    isSynced: credentialBackedUp,
  };
}

/**
 * What changes of a passkey that signed a challenge; null where it did not sign this one, or where its counter did not go on,
 * as that of a copy.
 */
export async function checkPasskey(
  credential: PasskeySignIn['credential'],
  challenge: string,
  { id, origin }: RelyingParty,
  kept: PasskeyRow,
): Promise<Pick<Columns, 'counter' | 'isSynced'> | null> {
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
      },
    }),
  );
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/**
 * Nobody asked for the certificates of the authenticator's maker. The library would check whether they were revoked, at an
 * address that they name themselves.
 */
function namesCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isSelfSigned = decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c');
  return decoded.get('fmt') !== 'none' && !isSelfSigned;
}

/** The library throws for most of what can be wrong with an answer; nothing here is the server's own fault. */
const orNull = <Result>(verify: () => Promise<Result>): Promise<Result | null> => verify().catch(() => null);

/** What a passkey knows its owner by, and tells at sign-in. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');
