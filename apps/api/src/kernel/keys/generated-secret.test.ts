import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Log } from '../environment/log';
import { findSecretWeakness } from '../environment/weak-secret';
import { addGeneratedSecret, dropOldSecrets, readGeneratedSecrets } from './generated-secret';

let folder: string;
const warn = jest.fn();
const log = { warn } as unknown as Log;
const path = () => join(folder, 'secret');
const read = () => readGeneratedSecrets(folder, log);

beforeEach(async () => {
  warn.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'nadi-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the secret of a data folder', () => {
  it('is made once, strong, for its owner’s eyes only', async () => {
    const [made, ...others] = await read();
    expect(others).toEqual([]);
    expect(findSecretWeakness(made)).toBeNull();
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    expect(await read()).toEqual([made]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is one, also where two start at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, read));
    expect(new Set(all.flat()).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it.each([0o640, 0o604, 0o666])('is warned of where others can read it: %o', async (mode) => {
    await read();
    await chmod(path(), mode);
    await read();
    expect(warn).toHaveBeenCalledWith(
      { path: path(), mode: mode.toString(8) },
      expect.stringContaining('600'),
    );
  });

  it('gets a fresh one before it, and forgets the older ones when told', async () => {
    const [first] = await read();
    await addGeneratedSecret(folder, log);
    const [second, ...older] = await read();
    expect(older).toEqual([first]);
    expect(second).not.toBe(first);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    await dropOldSecrets(folder, log);
    expect(await read()).toEqual([second]);
  });

  it('reads the secret of an earlier version, without an end of line, as it is', async () => {
    await writeFile(path(), 'k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu', { mode: 0o600 });
    expect(await read()).toEqual(['k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu']);
  });

  it('stops the start at an empty secret: a new one would lose what the old one sealed', async () => {
    await writeFile(path(), '', { mode: 0o600 });
    await expect(read()).rejects.toThrow(/is empty/);
    expect(await readFile(path(), 'utf8')).toBe('');
  });
});
