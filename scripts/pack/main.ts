/**
 * `npm run pack`: builds every package that others may install, and packs it into `dist-packages/`, as `npm publish <file>` would send
 * it. `npm run pack -- ui contract` packs some. A package that is already up to date is left as it is.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { buildPackage } from './build-package';
import { published, tarballOf } from './published';
import { hashSources, isPacked, notePacked } from './unchanged';

const chosen = process.argv.slice(2);
const out = join(root, 'dist-packages');
mkdirSync(out, { recursive: true });
const hash = hashSources();

for (const name of published.filter((one) => chosen.length === 0 || chosen.includes(one))) {
  if (isPacked(name, hash)) {
    console.log(`${name}: unchanged`);
    continue;
  }
  const folder = await buildPackage(join(root, 'packages', name));
  const { status, stdout, stderr, error } = spawnSync('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
    // It lists each file, which for the screens is more than the 1 MB that Node takes by default.
    maxBuffer: 64_000_000,
  });
  if (status !== 0) throw new Error(stderr || error?.message);
  const [packed] = JSON.parse(stdout) as { filename: string; size: number; entryCount: number }[];
  if (!packed) throw new Error(`${name} was not packed.`);
  rmSync(tarballOf(name), { force: true });
  renameSync(join(out, packed.filename), tarballOf(name));
  notePacked(name, hash);
  console.log(`${name}: ${packed.entryCount} files, ${Math.round(packed.size / 1000)} kB`);
}
