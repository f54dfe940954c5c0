import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { memoryStorage } from './storage';
import { createTokenStore } from './token-store';

const storage = window.localStorage;
afterEach(() => storage.clear());

const pair = { token: 'access', refreshToken: 'refresh' };

describe('the token store', () => {
  it('keeps each token under the product key and the plain key', () => {
    createTokenStore(storage).write(pair);
    expect({ ...storage }).toEqual({
      nadi_token: 'access',
      token: 'access',
      nadi_refresh_token: 'refresh',
      refreshToken: 'refresh',
    });
  });

  it('clears all four', () => {
    const store = createTokenStore(storage);
    store.write(pair);
    storage.setItem('theme', 'dark');
    store.clear();
    expect({ ...storage }).toEqual({ theme: 'dark' });
    expect(store.read()).toEqual({ token: null, refreshToken: null });
  });

  it('adopts tokens that stand under the plain keys only', () => {
    storage.setItem('token', 'old access');
    storage.setItem('refreshToken', 'old refresh');
    expect(createTokenStore(storage).read()).toEqual({ token: 'old access', refreshToken: 'old refresh' });
    expect(storage.getItem('token')).toBe('old access');
  });

  it('does not let a plain key overrule its own', () => {
    storage.setItem('nadi_token', 'own');
    storage.setItem('token', 'plain');
    expect(createTokenStore(storage).read().token).toBe('own');
  });

  it('is not moved by what another app of this origin keeps elsewhere', () => {
    const store = createTokenStore(memoryStorage());
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'nadi_token', storageArea: window.localStorage }),
    );
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells of changes here and in other tabs, once each, until nobody listens', () => {
    const store = createTokenStore(storage);
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.write(pair);
    for (const key of ['nadi_refresh_token', 'refreshToken', 'token', 'nadi_token', 'theme'])
      window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener.mock.calls).toEqual([
      [{ tokens: pair, isElsewhere: false }],
      [{ tokens: pair, isElsewhere: true }],
    ]);
    stop();
    store.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
