import type { KeyValueStore } from '../../kernel/browser/storage';

const key = 'nadi_push_owner';

/**
 * Keeps who turned pushes on in this browser, and the token that the server has of it. When they sign in again, it is registered again, since a device ends with its
 * session. Someone else who signs in here is not registered without asking.
 */
export const pushOwner = (storage: KeyValueStore) => ({
  is: (userId: string): boolean => storage.getItem(key)?.split(' ')[0] === userId,
  isOther: (userId: string): boolean => {
    const kept = storage.getItem(key);
    return kept !== null && kept.split(' ')[0] !== userId;
  },
  hasTold: (userId: string, token: string | null): boolean => storage.getItem(key) === `${userId} ${token}`,
  set: (userId: string, token: string): void => storage.setItem(key, `${userId} ${token}`),
  clear: (): void => storage.removeItem(key),
});
