import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tarballOf } from './published';

/**
 * Unpacks the output of `npm run pack` into the `node_modules` of a folder, including commands, as an installation would; other
 * dependencies are found further up, in the repository's own.
 */
export function installPacked(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const place = join(folder, 'node_modules/@nadi', name);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    const { status, stderr } = spawnSync(
      'tar',
      ['-xzf', tarballOf(name), '--strip-components=1', '-C', place],
      {
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(stderr);
    linkCommands(folder, place);
  }
}

function linkCommands(folder: string, place: string): void {
  const { bin = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  for (const [command, file] of Object.entries<string>(bin)) {
    const link = join(folder, 'node_modules/.bin', command);
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    rmSync(link, { force: true });
    chmodSync(join(place, file), 0o755);
    symlinkSync(join(place, file), link);
  }
}
