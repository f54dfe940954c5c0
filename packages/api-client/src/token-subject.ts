/** Whose access token this is (`sub` of the JWT); null where it does not say. Nothing is verified: that is the server's part. */
export function subjectOf(token: string): string | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const subject = (claims as { sub?: unknown } | null)?.sub;
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
}

/** Whether two tokens may be of one person: false only where both say whose they are and differ. */
export function mayBeSamePerson(one: string, other: string): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  return first === null || second === null || first === second;
}
