/** What a session is known by; null where there is none. */
export type StoredTokens = { token: string | null; refreshToken: string | null };

/**
 * Where the tokens of the session stand. It is read anew for each request, since another tab may have changed it.
 */
export type TokenStore = {
  read(): StoredTokens;
  write(tokens: { token: string; refreshToken: string }): void;
  clear(): void;
};
