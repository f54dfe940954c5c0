import { fromBase64Url, toBase64Url } from '@nadi/domain/kernel/base64url';

const algorithm = 'AES-GCM';
const header = { alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' } as const;
const [nonceBytes, tagBytes] = [12, 16];
const encoder = new TextEncoder();

const importKey = (key: string, use: KeyUsage) =>
  crypto.subtle.importKey('raw', fromBase64Url(key), algorithm, false, [use]);

/**
 * Encrypts a document with a key that nobody else has.
 *
 * @param key 256 bits in base64url
 * @returns a JWE in compact form (RFC 7516; `dir`, A256GCM), as SMART Health Links have it
 */
export async function sealFile(content: string, key: string): Promise<string> {
  const protectedHeader = toBase64Url(encoder.encode(JSON.stringify(header)));
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: algorithm, iv, additionalData: encoder.encode(protectedHeader), tagLength: tagBytes * 8 },
    await importKey(key, 'encrypt'),
    encoder.encode(content),
  );
  const bytes = new Uint8Array(sealed);
  const end = bytes.length - tagBytes;
  return [
    protectedHeader,
    '',
    toBase64Url(iv),
    toBase64Url(bytes.subarray(0, end)),
    toBase64Url(bytes.subarray(end)),
  ].join('.');
}

/** @throws if it is no such file, the key is another, or anything of it was changed */
export async function openFile(file: string, key: string): Promise<string> {
  const [protectedHeader = '', encryptedKey, iv = '', content = '', tag = '', ...more] = file.split('.');
  if (encryptedKey !== '' || more.length > 0) throw new Error('This is no JWE with a key of its own.');
  const { alg, enc, zip } = JSON.parse(new TextDecoder().decode(fromBase64Url(protectedHeader)));
  if (alg !== header.alg || enc !== header.enc || zip !== undefined) throw new Error('Another encryption.');
  const [body, end] = [fromBase64Url(content), fromBase64Url(tag)];
  // A shorter one could be guessed.
  if (end.length !== tagBytes) throw new Error('This JWE has no whole tag.');
  const sealed = new Uint8Array(body.length + end.length);
  sealed.set(body);
  sealed.set(end, body.length);
  const opened = await crypto.subtle.decrypt(
    {
      name: algorithm,
      iv: fromBase64Url(iv),
      additionalData: encoder.encode(protectedHeader),
      tagLength: tagBytes * 8,
    },
    await importKey(key, 'decrypt'),
    sealed,
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(opened);
}
