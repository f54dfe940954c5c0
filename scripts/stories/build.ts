import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../hash-folders';
import { root } from '../root';

/** Path of the static catalogue. */
export const catalogue = join(root, 'storybook-static');

const kept = join(root, '.cache', 'stories.sha256');

/** All files that a story can depend on. */
const sources = [
  'package-lock.json',
  '.storybook',
  'apps/web/src',
  'apps/web/generated',
  'packages/api-client/src',
  'packages/mock-server/src',
  'packages/ui/src',
  'packages/ui/generated',
  'packages/brand/src',
  'packages/domain/src',
  'packages/contract/generated',
];

/** Runs one of our tools; its output is shown only if it fails. */
function run(tool: string, ...given: string[]): void {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', tool), given, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}\n${tool} ${given.join(' ')} failed.`);
}

/** Builds the catalogue, unless it is already up to date; the previous one stays in place until then. */
export function buildCatalogue(): void {
  run('turbo', 'run', 'generate');
  const hash = hashOf(sources);
  if (isBuilt() && readFileSync(kept, 'utf8') === hash) return;

  console.log('Building the catalogue.');
  const next = join(root, '.cache', 'storybook-next');
  run('storybook', 'build', '-o', next, '--disable-telemetry', '--quiet');
  rmSync(catalogue, { recursive: true, force: true });
  renameSync(next, catalogue);
  writeFileSync(kept, hash);
}

/** True if a catalogue exists, built from whatever sources. */
export const isBuilt = (): boolean => existsSync(join(catalogue, 'index.json')) && existsSync(kept);
