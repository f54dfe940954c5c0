import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { root } from '../root';
import { type LocalRegistry, npmEnvironment, startRegistry } from './local-registry';
import { published, tarballOf } from './published';

jest.setTimeout(600_000);

let registry: LocalRegistry;
let folder: string;

type Ended = { code: number | null; said: string };

/** In another process than this one, in which the registry runs. */
function run(program: string, given: readonly string[]): Promise<Ended> {
  const child = spawn(program, given, { cwd: root, env: npmEnvironment(registry, folder) });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}

beforeAll(async () => {
  registry = await startRegistry();
  folder = mkdtempSync(join(tmpdir(), 'nadi-publish-'));
  // Nothing is sent; without a token npm warns that publishing would be refused.
  const { host } = new URL(registry.url);
  writeFileSync(join(folder, 'npmrc'), `//${host}/:_authToken=of-nobody\n`);
  const packed = await run(process.execPath, ['--import', 'tsx', join(root, 'scripts/pack/main.ts')]);
  if (packed.code !== 0) throw new Error(packed.said);
});
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm publish --dry-run', () => {
  it.each(published)('is clean for %s', async (name) => {
    const { code, said } = await run('npm', ['publish', tarballOf(name), '--dry-run', '--access', 'public']);
    expect(said.split('\n').filter((line) => /^npm (warn|err)/i.test(line))).toEqual([]);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining(`+ @nadi/${name}@`) });
  });

  it('warns where a manifest is not as npm wants it', async () => {
    const wrong = join(folder, 'wrong');
    const manifest = { name: '@nadi/wrong', version: '1.0.0', bin: { wrong: './wrong.js' }, repository: 7 };
    mkdirSync(wrong);
    writeFileSync(join(wrong, 'wrong.js'), '');
    writeFileSync(join(wrong, 'package.json'), JSON.stringify(manifest));
    const { said } = await run('npm', ['publish', wrong, '--dry-run', '--access', 'public']);
    expect(said).toMatch(/npm warn/);
  });
});
