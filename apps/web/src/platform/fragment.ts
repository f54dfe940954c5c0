/**
 * Takes a value out of the address's fragment (`#token=...`) and the fragment out of the address, so that it stands in no history, no
 * bookmark and no picture of the screen.
 */
export function takeFromFragment(name: string): string | null {
  const { hash, pathname, search } = window.location;
  const value = new URLSearchParams(hash.slice(1)).get(name);
  if (value !== null) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return value;
}
