/** What an image is by its first bytes, whatever its sender calls it; null for anything else. */
export function sniffImage(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  const begins = (at: number, expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte);
  if (begins(0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins(0, [0x52, 0x49, 0x46, 0x46]) && begins(8, [0x57, 0x45, 0x42, 0x50])) return 'image/webp';
  return null;
}
