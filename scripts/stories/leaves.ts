/**
 * Whether a request goes elsewhere than to the catalogue's own folder: to another site, to an API, or to where only a catalogue
 * at the root of its site would find its files.
 */
export function leaves(address: string, home: string): boolean {
  const { protocol } = new URL(address);
  // What the page made itself goes nowhere.
  if (protocol === 'data:' || protocol === 'blob:') return false;
  return !address.startsWith(`${home}/`);
}
