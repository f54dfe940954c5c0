declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Reads a message of Web Push (RFC 8291). */
  export function decrypt(
    body: Buffer,
    keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
