import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jwtOf, pairOf } from '../../../test/jwt';
import { memoryStorage } from '../browser/storage';
import { createTokenStore } from '../browser/token-store';
import { copyTokens, tokensOfCopy } from './copied-tokens';
import { openSessionCopy } from './session-copy';
import { openVault, openVaultDatabase, vaultName } from './vault';

const vault = openVault();
/** Opens it like another page or the worker: over the same database, sharing nothing else. */
const openAnew = () => openSessionCopy(openVault());
const copy = openSessionCopy(vault);

beforeEach(() => copy.clear());
afterEach(() => vault.forget('asha'));

const asha = (iat?: number) => ({ owner: 'asha', ...pairOf('asha', iat) });

describe('the copy of the session', () => {
  it('is found by another page and the worker, and cannot be read in the database', async () => {
    await copy.keep(pairOf('asha'));
    expect(await openAnew().read()).toEqual(asha());
    expect(await openAnew().owner()).toBe('asha');
    const database = await openVaultDatabase(vaultName);
    const row = await database.get('session', 'current');
    database.close();
    const bytes = new TextDecoder('latin1').decode(row?.sealed);
    expect(bytes).not.toContain('refresh of');
    expect(bytes).not.toContain('signature');
  });

  it('is of no use where the key is gone', async () => {
    await copy.keep(pairOf('asha'));
    await vault.forget('asha');
    expect(await openAnew().read()).toBeNull();
  });

  it('is not kept of tokens that do not say whose they are; those before them leave', async () => {
    await copy.keep(pairOf('asha'));
    await copy.keep({ token: 'opaque', refreshToken: 'opaque' });
    expect(await copy.read()).toBeNull();
    expect(await copy.owner()).toBeNull();
  });

  it('is replaced only where a session of the same person stands', async () => {
    expect(await copy.replace(pairOf('asha'))).toBe(false);
    expect(await copy.read()).toBeNull();
    await copy.keep(pairOf('ravi'));
    expect(await copy.replace(pairOf('asha'))).toBe(false);
    await copy.clear('asha');
    expect(await copy.owner()).toBe('ravi');
    expect(await copy.replace(pairOf('ravi', 2_000))).toBe(true);
    expect((await copy.read())?.token).toBe(jwtOf('ravi', 2_000));
  });
});

describe('the tokens of a page', () => {
  const open = (storage = memoryStorage()) => copyTokens(createTokenStore(storage), openAnew());

  it('are copied when they are written and gone when they are cleared', async () => {
    const tokens = open();
    tokens.write(pairOf('asha'));
    await tokens.settle?.();
    expect(await openAnew().read()).toEqual(asha());
    tokens.clear();
    await tokens.settle?.();
    expect(await openAnew().owner()).toBeNull();
  });

  it('end as the last word says, however quickly they change', async () => {
    const tokens = open();
    tokens.write(pairOf('asha'));
    tokens.clear();
    tokens.write(pairOf('ravi'));
    tokens.write(pairOf('ravi', 2_000));
    await tokens.settle?.();
    expect(await openAnew().read()).toEqual({ owner: 'ravi', ...pairOf('ravi', 2_000) });
    tokens.write(pairOf('ravi', 3_000));
    tokens.clear();
    await tokens.settle?.();
    expect(await openAnew().owner()).toBeNull();
  });

  it('are taken over from the worker, which got newer ones, and from nobody else', async () => {
    const tokens = open();
    tokens.write(pairOf('asha'));
    await tokens.settle?.();
    await copy.replace(pairOf('asha', 2_000));
    await tokens.renew?.();
    expect(tokens.read()).toEqual(pairOf('asha', 2_000));

    await copy.keep(pairOf('ravi', 9_000));
    await tokens.renew?.();
    expect(tokens.read()).toEqual(pairOf('asha', 2_000));
    // This tab has just not been notified yet.
    expect(await copy.owner()).toBe('ravi');
  });

  it('are not taken over where the copy is older: it is put right', async () => {
    await copy.keep(pairOf('asha', 1_000));
    const storage = memoryStorage();
    createTokenStore(storage).write(pairOf('asha', 2_000));
    const tokens = open(storage);
    await tokens.settle?.();
    expect(tokens.read()).toEqual(pairOf('asha', 2_000));
    expect(await copy.read()).toEqual(asha(2_000));
  });

  it('do not come back from the copy once their person has signed out', async () => {
    await copy.keep(pairOf('asha'));
    const tokens = open();
    await tokens.settle?.();
    expect(tokens.read()).toEqual({ token: null, refreshToken: null });
    expect(await copy.owner()).toBeNull();
  });

  it('are good where the browser keeps nothing', async () => {
    const broken = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    const tokens = copyTokens(createTokenStore(memoryStorage()), {
      keep: broken,
      replace: broken,
      read: broken,
      owner: broken,
      clear: broken,
    });
    tokens.write(pairOf('asha'));
    await tokens.settle?.();
    expect(tokens.read()).toEqual(pairOf('asha'));
  });
});

describe('the tokens of a worker', () => {
  it('are those of the copy, and newer ones go there', async () => {
    await copy.keep(pairOf('asha'));
    const tokens = tokensOfCopy(openAnew());
    expect(tokens.read().token).toBeNull();
    await tokens.renew();
    expect(tokens.read()).toEqual(pairOf('asha'));
    tokens.write(pairOf('asha', 2_000));
    await tokens.settle();
    expect(await copy.read()).toEqual(asha(2_000));
  });

  it.each([
    ['signed out', () => copy.clear(), null],
    ['became another person', () => copy.keep(pairOf('ravi')), 'ravi'],
  ])('bring no session back where its person %s meanwhile', async (_what, happen, owner) => {
    await copy.keep(pairOf('asha'));
    const tokens = tokensOfCopy(openAnew());
    await tokens.renew();
    await happen();
    tokens.write(pairOf('asha', 2_000));
    await tokens.settle();
    expect(tokens.read().token).toBeNull();
    expect(await copy.owner()).toBe(owner);
    tokens.clear();
    await tokens.settle();
    expect(await copy.owner()).toBe(owner);
  });

  it('leave with the session that the server ended', async () => {
    await copy.keep(pairOf('asha'));
    const tokens = tokensOfCopy(openAnew());
    await tokens.renew();
    tokens.clear();
    await tokens.settle();
    expect(await copy.owner()).toBeNull();
  });
});
