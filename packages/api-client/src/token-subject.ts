/** Returns the claims of a JWT. Nothing is verified: that is the server's task. */
function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1];
  if (!payload) return {};
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Returns the person of an access token (`sub` of the JWT); null if it does not say. */
export function subjectOf(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

/** Tells whether two tokens may be of one person: false only where both say whose they are and differ. */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  return first === null || second === null || first === second;
}

/** Tells whether a token was surely issued after another one, by the clock of the server that issued both (`iat`, then `exp`). */
export function isNewer(token: string, than: string): boolean {
  const [one, other] = [claimsOf(token), claimsOf(than)];
  for (const claim of ['iat', 'exp']) {
    const [later, earlier] = [one[claim], other[claim]];
    if (typeof later !== 'number' || typeof earlier !== 'number') return false;
    if (later !== earlier) return later > earlier;
  }
  return false;
}
