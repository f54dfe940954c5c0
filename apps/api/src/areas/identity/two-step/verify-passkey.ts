import type { NewPasskey, PasskeySignIn } from '@nadi/contract/schema';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { passkeys } from '../tables/two-step';
import type { RelyingParty } from './relying-party';

type PasskeyRow = typeof passkeys.$inferSelect;
type Columns = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

/** Accepts the names of all transports in WebAuthn; none is longer. */
const isTransport = (name: string) => /^[a-z-]{1,32}$/.test(name);

/** Returns the data to store for a new passkey; null if the browser's answer is not to this challenge, or was altered. */
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
 * Returns the changes of a passkey that signed a challenge; null if it did not sign this one, or if its counter did not increase,
 * as with a copy.
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
 * No certificates of the authenticator's maker are requested. The library would check whether they were revoked, at an
 * address that they name themselves.
 */
function namesCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isSelfSigned = decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c');
  return decoded.get('fmt') !== 'none' && !isSelfSigned;
}

/** The library throws for most faults of an answer; none of these is the server's own failure. */
const orNull = <Result>(verify: () => Promise<Result>): Promise<Result | null> => verify().catch(() => null);

/** The id by which a passkey knows its owner, sent at sign-in. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');
