import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sealJson, unsealJson } from './seal-json';
import { openVault, openVaultDatabase } from './vault';

let count = 0;
const fresh = () => {
  count += 1;
  return `vault-of-test-${count}`;
};
const said = new TextEncoder().encode('120 / 80 mmHg');
const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the vault', () => {
  it('gives back what it sealed, here and in another tab, and nothing of it can be read', async () => {
    const name = fresh();
    const sealed = await openVault(name).seal('asha', said);
    expect(text(sealed)).not.toContain('120');
    expect(text(await openVault(name).unseal('asha', sealed))).toBe('120 / 80 mmHg');
  });

  it('keeps keys that nobody can read, not even this page', async () => {
    const name = fresh();
    await openVault(name).seal('asha', said);
    const database = await openVaultDatabase(name);
    const key = (await database.get('keys', 'asha')) as CryptoKey;
    database.close();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('seals the same twice differently', async () => {
    const vault = openVault(fresh());
    expect(await vault.seal('asha', said)).not.toEqual(await vault.seal('asha', said));
  });

  it('opens nothing that another person sealed, or that was altered', async () => {
    const vault = openVault(fresh());
    const sealed = await vault.seal('asha', said);
    await vault.seal('ravi', said);
    expect(await vault.unseal('ravi', sealed)).toBeNull();
    expect(await vault.unseal('nobody', sealed)).toBeNull();
    const last = sealed.length - 1;
    sealed[last] = (sealed[last] ?? 0) ^ 1;
    expect(await vault.unseal('asha', sealed)).toBeNull();
  });

  it('forgets one person for ever, and begins again with another key', async () => {
    const name = fresh();
    const vault = openVault(name);
    const [ashas, ravis] = [await vault.seal('asha', said), await vault.seal('ravi', said)];
    await vault.forget('asha');
    expect(await vault.unseal('asha', ashas)).toBeNull();
    expect(text(await vault.unseal('ravi', ravis))).toBe('120 / 80 mmHg');
    const again = await vault.seal('asha', said);
    expect(text(await openVault(name).unseal('asha', again))).toBe('120 / 80 mmHg');
    expect(await vault.unseal('asha', ashas)).toBeNull();
  });

  it('looks anew once released, where another tab forgot and began again', async () => {
    const name = fresh();
    const [one, other] = [openVault(name), openVault(name)];
    await one.seal('asha', said);
    await other.forget('asha');
    const theirs = await other.seal('asha', said);
    one.release('asha');
    expect(text(await one.unseal('asha', theirs))).toBe('120 / 80 mmHg');
  });

  it('seals with the key that stands, though another tab forgot the one it knew', async () => {
    const name = fresh();
    const [one, other] = [openVault(name), openVault(name)];
    await one.seal('asha', said);
    await other.forget('asha');
    const late = await one.seal('asha', said);
    expect(text(await openVault(name).unseal('asha', late))).toBe('120 / 80 mmHg');
  });

  it('makes one key where two tabs want the first at once', async () => {
    const name = fresh();
    const [one, other] = [openVault(name), openVault(name)];
    const [ones, others] = await Promise.all([one.seal('asha', said), other.seal('asha', said)]);
    expect(text(await one.unseal('asha', others))).toBe('120 / 80 mmHg');
    expect(text(await other.unseal('asha', ones))).toBe('120 / 80 mmHg');
  });

  it('looks for a key once, however much there is to open', async () => {
    const name = fresh();
    const sealed = await openVault(name).seal('asha', said);
    const opened = jest.spyOn(indexedDB, 'open');
    const vault = openVault(name);
    await Promise.all(Array.from({ length: 50 }, () => vault.unseal('asha', sealed)));
    await vault.unseal('asha', sealed);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('tries again after the browser could not make a key', async () => {
    const vault = openVault(fresh());
    jest.spyOn(crypto.subtle, 'generateKey').mockRejectedValueOnce(new Error('Not now.'));
    await expect(vault.seal('asha', said)).rejects.toThrow('Not now.');
    expect(text(await vault.unseal('asha', await vault.seal('asha', said)))).toBe('120 / 80 mmHg');
  });

  it('seals JSON', async () => {
    const vault = openVault(fresh());
    const sealed = await sealJson(vault, 'asha', { phase: 'conflict', current: null });
    expect(await unsealJson(vault, 'asha', sealed)).toEqual({ phase: 'conflict', current: null });
    expect(await unsealJson(vault, 'ravi', sealed)).toBeNull();
  });
});
