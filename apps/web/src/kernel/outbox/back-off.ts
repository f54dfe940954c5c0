const first = 2_000;
const longest = 5 * 60_000;

/**
 * Returns milliseconds until the next attempt: doubled after each failure, up to five minutes, and random in the upper half of that, so that
 * not all clients reach a returning server at once. Never earlier than the server asked for.
 *
 * @param failures in a row, from 1
 * @param retryAfter seconds that the server asked for
 * @param chance in [0, 1)
 */
export function backOff(failures: number, retryAfter: number | null, chance: number): number {
  const span = Math.min(longest, first * 2 ** (failures - 1));
  const wait = span / 2 + (span / 2) * chance;
  return Math.max(wait, (retryAfter ?? 0) * 1_000);
}
