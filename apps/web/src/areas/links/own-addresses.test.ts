import { describe, expect, it } from '@jest/globals';
import { memoryValues } from '../../kernel/offline/key-values';
import type { Sealed } from '../../kernel/offline/vault';
import { openVault } from '../../kernel/offline/vault';
import { ownAddresses } from './own-addresses';

const start = () => {
  const [vault, values] = [openVault(`links-test-${crypto.randomUUID()}`), memoryValues<Sealed>()];
  return { vault, values, of: (who: string) => ownAddresses({ vault, isLasting: true }, who, values) };
};
const address = 'https://nadi.example/shl#shlink:/canary';

describe('links made on this device', () => {
  it('are there again for who made them, until they end', async () => {
    const { of } = start();
    await of('asha').keep('one', address);
    expect(await of('asha').read()).toEqual(new Map([['one', address]]));
    await of('asha').drop('one');
    expect((await of('asha').read()).size).toBe(0);
  });

  it('are sealed', async () => {
    const { of, values } = start();
    await of('asha').keep('one', address);
    const [sealed] = await Promise.all((await values.keys()).map((key) => values.get(key)));
    expect(new TextDecoder('latin1').decode(sealed ?? new Uint8Array())).not.toContain('canary');
  });

  it('are gone once their person has signed out', async () => {
    const { of, vault, values } = start();
    await of('asha').keep('one', address);
    await vault.forget('asha');
    expect((await of('asha').read()).size).toBe(0);
    expect(await values.keys()).toEqual([]);
  });

  it('are nothing to anyone else, and leave with them', async () => {
    const { of, values } = start();
    await of('asha').keep('one', address);
    expect((await of('ravi').read()).size).toBe(0);
    expect(await values.keys()).toEqual([]);
  });
});
