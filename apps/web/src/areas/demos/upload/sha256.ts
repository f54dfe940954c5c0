/** @returns the browser's own SHA-256 in hexadecimal digits; null where it has none: on a page that is not secure */
export function browserDigest(): ((bytes: ArrayBuffer) => Promise<string>) | null {
  if (!globalThis.crypto?.subtle) return null;
  return async (bytes) =>
    [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
}
