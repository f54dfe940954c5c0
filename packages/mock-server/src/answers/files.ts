const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

const files: Record<string, () => Uint8Array<ArrayBuffer>> = {
  'image/png': () =>
    fromBase64(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  'image/gif': () => fromBase64('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='),
  'application/pdf': () =>
    new TextEncoder().encode(
      '%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  // An archive with nothing in it.
  'application/zip': () => fromBase64('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=='),
  'application/octet-stream': () => new Uint8Array(),
};

/** The smallest file of a type that programs open; null for a type that has none here. */
export const smallestFile = (type: string): Uint8Array<ArrayBuffer> | null => files[type]?.() ?? null;
