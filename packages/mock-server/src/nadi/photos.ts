import type { KeptFile, Person } from './world';

/** What an image is by its first bytes, whatever its sender calls it; null for anything else. */
export async function sniffImage(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const begins = (at: number, expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte);
  if (begins(0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins(0, [0x52, 0x49, 0x46, 0x46]) && begins(8, [0x57, 0x45, 0x42, 0x50])) return 'image/webp';
  return null;
}

/** The photo of someone, where they gave one. */
export const photoOf = ({ files, patient, doctor }: Person): KeptFile | undefined =>
  files.find(({ id }) => id === (patient ?? doctor)?.photoId);

export const extensionOf = (contentType: string): string =>
  contentType === 'image/jpeg' ? 'jpg' : (contentType.split('/')[1] ?? 'bin');
