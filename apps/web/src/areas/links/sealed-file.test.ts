import { describe, expect, it } from '@jest/globals';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { newSecret } from '../../kernel/browser/new-secret';
import { openFile, sealFile } from './sealed-file';

const key = newSecret();
const bytesOf = (secret: string) => new Uint8Array(Buffer.from(secret, 'base64url'));
const content = JSON.stringify({ name: 'आशा', long: 'x'.repeat(100_000) });
const header = { alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' };

describe('a sealed file', () => {
  it('is opened by a library of others', async () => {
    const { plaintext, protectedHeader } = await compactDecrypt(await sealFile(content, key), bytesOf(key));
    expect(new TextDecoder().decode(plaintext)).toBe(content);
    expect(protectedHeader).toEqual(header);
  });

  it('opens a file that was sealed by a library of others', async () => {
    const file = await new CompactEncrypt(new TextEncoder().encode(content))
      .setProtectedHeader(header)
      .encrypt(bytesOf(key));
    expect(await openFile(file, key)).toBe(content);
  });

  it('is another each time', async () => {
    expect(await sealFile(content, key)).not.toBe(await sealFile(content, key));
  });

  it('is not opened by another key, and not once any part of it was changed', async () => {
    const file = await sealFile('{}', key);
    await expect(openFile(file, newSecret())).rejects.toThrow();
    const parts = file.split('.');
    for (const [index, part] of parts.entries()) {
      if (part === '') continue;
      const changed = [...part];
      changed[3] = changed[3] === 'A' ? 'B' : 'A';
      const other = parts.with(index, changed.join('')).join('.');
      await expect(openFile(other, key)).rejects.toThrow();
    }
    await expect(openFile(parts.with(4, '').join('.'), key)).rejects.toThrow();
    await expect(openFile(parts.with(1, 'AAAA').join('.'), key)).rejects.toThrow();
    await expect(openFile('no file', key)).rejects.toThrow();
  });
});
