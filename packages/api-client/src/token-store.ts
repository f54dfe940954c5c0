/** The tokens of a session; null if there is none. */
export type StoredTokens = { token: string | null; refreshToken: string | null };

/**
 * The storage of the session's tokens. It is read again for each request, because another tab may have changed it.
 */
export type TokenStore = {
  read(): StoredTokens;
  write(tokens: { token: string; refreshToken: string }): void;
  clear(): void;
  /**
   * Takes over what was written elsewhere and `read` does not see by itself, such as by a worker. Asked under the lock, before
   * tokens are exchanged and before the new ones are written.
   */
  renew?(): Promise<void>;
  /** Resolves once others would find what was last written. The lock is held until then. */
  settle?(): Promise<void>;
};
