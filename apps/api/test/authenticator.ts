import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeySignIn } from '@nadi/contract/schema';

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

/** Names what can go otherwise than it should. */
type Lies = Partial<{
  origin: string;
  rpId: string;
  challenge: string;
  type: string;
  isUserVerified: boolean;
  counter: number;
  userHandle: string;
  /** An attestation with a certificate, which nobody asked for. */
  format: 'none' | 'fido-u2f';
}>;

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();
const base64url = (of: string | Buffer) => Buffer.from(of).toString('base64url');
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

const userPresent = 0x01;
const userVerified = 0x04;
const backupEligible = 0x08;
const backedUp = 0x10;
const hasCredential = 0x40;

/** CBOR of a short text, and of bytes of up to 64 kB. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
function cborBytes(bytes: Buffer): Buffer {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** An authenticator and its browser, in software: one passkey on P-256, by WebAuthn Level 3. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string) => Buffer.concat([hex('58 20'), Buffer.from(value, 'base64url')]);
  const coseKey = Buffer.concat([hex('a5 01 02 03 26 20 01 21'), coordinate(x), hex('22'), coordinate(y)]);
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let uses = 0;
  let userHandle = base64url('nobody yet');

  const clientData = (type: string, { challenge }: Options, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(rpId: string, flags: number, lies: Lies): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(userPresent | flags | ((lies.isUserVerified ?? true) ? userVerified : 0));
    rest.writeUInt32BE(lies.counter ?? uses, 1);
    return Buffer.concat([sha256(lies.rpId ?? rpId), rest]);
  }

  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  return {
    id,

    /** Makes the passkey, as `navigator.credentials.create` does. */
    register(options: Options, lies: Lies = {}): NewPasskey['credential'] {
      userHandle = options.user?.id ?? userHandle;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const flags = hasCredential | backupEligible | backedUp;
      const about = authenticatorData(options.rp?.id ?? '', flags, lies);
      const aaguid = Buffer.alloc(16);
      const data = Buffer.concat([about, aaguid, length, credentialId, coseKey]);
      const attestation = Buffer.concat([
        hex('a3'),
        cborText('fmt'),
        cborText(lies.format ?? 'none'),
        cborText('attStmt'),
        hex('a0'),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, lies)),
          attestationObject: base64url(attestation),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    /** Signs a challenge, as `navigator.credentials.get` does. */
    signIn(options: Options, lies: Lies = {}): PasskeySignIn['credential'] {
      uses += 1;
      const data = clientData('webauthn.get', options, lies);
      const about = authenticatorData(options.rpId ?? '', backupEligible | backedUp, lies);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(about),
          signature: base64url(sign('sha256', Buffer.concat([about, sha256(data)]), privateKey)),
          userHandle: lies.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
