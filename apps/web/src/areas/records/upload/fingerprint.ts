const edge = 64 * 1024;

/** Tells a file from others after the page was closed: by name, length, time of change, and its first and last bytes. */
export async function fingerprintOf(file: File): Promise<string> {
  const { name, size, lastModified } = file;
  const about = new TextEncoder().encode(JSON.stringify([name, size, lastModified]));
  const ends = await new Blob([
    about,
    file.slice(0, edge),
    file.slice(Math.max(0, size - edge)),
  ]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', ends));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
