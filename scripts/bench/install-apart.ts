import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run';

/**
 * Installs packages that a bench compares with, in a folder of its own and outside our lock file; does nothing if they are already there.
 * Returns false if that fails. Install scripts do not run: some would download browsers.
 *
 * @param manifest the `package.json` that lists them
 * @param proof a file or folder below `node_modules` that exists once they are installed
 */
export async function installApart(folder: string, manifest: string, proof: string): Promise<boolean> {
  const kept = join(folder, 'package.json');
  const isThere = () => existsSync(join(folder, 'node_modules', proof));
  if (isThere() && readFileSync(kept, 'utf8') === readFileSync(manifest, 'utf8')) return true;
  mkdirSync(folder, { recursive: true });
  copyFileSync(manifest, kept);
  const wishes = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps'];
  return (await run('npm', ['install', '--prefix', folder, ...wishes], { isQuiet: true })) && isThere();
}
