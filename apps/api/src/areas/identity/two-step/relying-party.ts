/** The site for which a passkey is created, in the terms of WebAuthn. */
export type RelyingParty = { id: string; origin: string };

/**
 * Returns the relying party of this server's address; null if browsers cannot create passkeys for it: it needs https,
 * or localhost and names that end with it, and a host name, not a number.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return (protocol === 'https:' || isLocal) && !isNumber ? { id: hostname, origin } : null;
}
