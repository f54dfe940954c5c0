/** Bytes as base64url without padding (RFC 4648). */
export function toBase64Url(bytes: Uint8Array): string {
  // A call takes only so many arguments.
  const chunks: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192)
    chunks.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return btoa(chunks.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws if a sign is none of base64url */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
