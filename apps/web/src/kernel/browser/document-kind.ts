/** The declared type of a document, and the first bytes of a true one; `null` stands for any byte. */
const kinds: Readonly<Record<string, readonly (number | null)[]>> = {
  'application/pdf': ascii('%PDF-'),
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')],
};

/** The accepted types of documents, as media types. */
export const documentKinds: readonly string[] = Object.keys(kinds);

/** True if the content is of the declared type. */
export function isOfKind(type: string, content: Uint8Array): boolean {
  const beginning = kinds[type];
  return beginning?.every((byte, index) => byte === null || content[index] === byte) ?? false;
}

function ascii(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}
