import type { StoredTokens, TokenStore } from '@nadi/api-client/token-store';
import type { KeyValueStore } from './storage';

export type TokenChange = { tokens: StoredTokens; isElsewhere: boolean };

/** The tokens of this browser, with notice of changes by this tab or another. */
export type BrowserTokenStore = TokenStore & {
  /** @returns a function that stops listening */
  subscribe(listener: (change: TokenChange) => void): () => void;
};

/** The spec keeps each token twice: under the product's own key and under a plain one. */
export const tokenKeys = {
  token: ['nadi_token', 'token'],
  refreshToken: ['nadi_refresh_token', 'refreshToken'],
} as const;

/** Written and removed last, so that a tab that is notified finds the other keys done. */
const announcing = tokenKeys.token[0];
const allKeys = [...tokenKeys.refreshToken, tokenKeys.token[1], announcing];

/** Tokens in localStorage. Tokens of an earlier version, under the plain keys only, are adopted at once. */
export function createTokenStore(storage: KeyValueStore): BrowserTokenStore {
  const listeners = new Set<(change: TokenChange) => void>();

  const read = (): StoredTokens => ({
    token: storage.getItem(tokenKeys.token[0]),
    refreshToken: storage.getItem(tokenKeys.refreshToken[0]),
  });
  const tell = (isElsewhere: boolean) => {
    const tokens = read();
    for (const listener of listeners) listener({ tokens, isElsewhere });
  };
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    // Another app of this origin may store its own tokens elsewhere.
    if (storageArea && storageArea !== storage) return;
    if (key === announcing || key === null) tell(true);
  };

  for (const [own, plain] of Object.values(tokenKeys)) {
    const legacy = storage.getItem(plain);
    if (legacy !== null && storage.getItem(own) === null) storage.setItem(own, legacy);
  }

  return {
    read,
    write({ token, refreshToken }) {
      for (const key of allKeys)
        storage.setItem(key, key === 'token' || key === announcing ? token : refreshToken);
      tell(false);
    },
    clear() {
      for (const key of allKeys) storage.removeItem(key);
      tell(false);
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
