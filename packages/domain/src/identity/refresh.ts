type Used = { isUsed: boolean; expiresAt: number };

type Asked = {
  /** When the session ends, however often it is used. */
  sessionEndsAt: number;
  /** The token that is shown. */
  token: Used;
  /** The one that was given for it; null where none was. */
  successor:
    | (Used & {
        /** True if an access token that came with it was shown. */
        isShown: boolean;
      })
    | null;
};

/**
 * Decides on a refresh token that is shown. A used one gives its successor again until that one, or an access token that came with it, was
 * used: its answer may have been lost, and nobody can tell how long the client takes to come back. After that two hold it, and
 * one of them stole it.
 */
export function refreshOutcome(
  { sessionEndsAt, token, successor }: Asked,
  now: Date,
): 'next' | 'again' | 'stolen' | 'over' {
  const at = now.getTime();
  if (token.isUsed && (!successor || successor.isUsed || successor.isShown)) return 'stolen';
  if ((successor ?? token).expiresAt <= at || sessionEndsAt <= at) return 'over';
  return successor ? 'again' : 'next';
}
