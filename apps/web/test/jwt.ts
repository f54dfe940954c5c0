/** A token that says whose it is and when it was issued, as the server's do; its signature is none. */
export const jwtOf = (sub: string, iat = 1_000): string =>
  `e30.${btoa(JSON.stringify({ sub, iat, exp: iat + 900 }))}.signature`;

export const pairOf = (sub: string, iat?: number) => ({
  token: jwtOf(sub, iat),
  refreshToken: `refresh of ${sub} at ${iat ?? 1_000}`,
});
