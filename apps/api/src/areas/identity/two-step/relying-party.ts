/** For whom a passkey is made, in the words of WebAuthn. */
export type RelyingParty = { id: string; origin: string };

/**
 * The relying party of the address where people reach this server; null where browsers make no passkeys for it: it takes https,
 * or localhost and what ends with it, and a name, not a number.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return (protocol === 'https:' || isLocal) && !isNumber ? { id: hostname, origin } : null;
}
