/**
 * True if a request goes outside the catalogue's own folder: to another site, to an API, or to a path at which only a catalogue
 * at the root of its site would find its files.
 */
export function leaves(address: string, home: string): boolean {
  const { protocol } = new URL(address);
  // Blobs and data created by the page stay inside.
  if (protocol === 'data:' || protocol === 'blob:') return false;
  return !address.startsWith(`${home}/`);
}
