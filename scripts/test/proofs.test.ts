import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keyOf, openProofs, proofLifetimeMs } from './proofs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nadi-proofs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const count = { passed: 12, failed: 0, skipped: 3 };
const files = [
  { file: 'apps/api/src/app.ts', hash: 'a1' },
  { file: 'packages/ui/src/Button.tsx', hash: 'b1' },
];
const changed = (file: string) => files.map((one) => (one.file === file ? { file, hash: 'other' } : one));
const key = (given = files, tools = ['v20'], ignores: RegExp | undefined = /^packages\/ui\//) =>
  keyOf('api', given, tools, ignores);

describe('the key of a suite', () => {
  it.each([
    ['a file that it can see', key(changed('apps/api/src/app.ts'))],
    ['a new file', key([...files, { file: 'apps/api/src/new.ts', hash: 'c1' }])],
    ['a file that is gone', key(files.slice(1))],
    ['a name', key(files.map((one) => ({ ...one, file: `${one.file}x` })))],
    ['a tool', key(files, ['v22'])],
    ['what it ignores', key(files, ['v20'], /^packages\/other\//)],
    ['the suite', keyOf('units', files, ['v20'], /^packages\/ui\//)],
  ])('is another after a change of %s', (_, other) => {
    expect(other).not.toBe(key());
  });

  it('is the same after a change of what it cannot see', () => {
    expect(key(changed('packages/ui/src/Button.tsx'))).toBe(key());
  });
});

describe('a proof', () => {
  it('is found again, with what was counted', () => {
    openProofs(folder).keep('one', count);
    expect(openProofs(folder).find('one')).toEqual(count);
    expect(openProofs(folder).find('other')).toBeUndefined();
  });

  it.each([
    ['something failed', { ...count, failed: 1 }],
    ['nothing ran', { ...count, passed: 0 }],
  ])('is none if %s', (_, given) => {
    openProofs(folder).keep('one', given);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is none if it was cut off while it was written', () => {
    writeFileSync(join(folder, 'one.json'), '{"passed":1');
    expect(openProofs(folder).find('one')).toBeUndefined();
  });

  it('ends after two weeks', () => {
    openProofs(folder).keep('one', count);
    const later = Date.now() + proofLifetimeMs + 60_000;
    expect(openProofs(folder, later).find('one')).toBeUndefined();
  });
});
