import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root';
import { Refusal } from './refusal';
import { exists, read } from './repository';

/** The files to write, collected before anything is written. */
export type Plan = {
  /** New files, by their paths from the root. */
  made: Readonly<Record<string, string>>;
  /** Existing files with additions: their new contents. */
  changed: Readonly<Record<string, (text: string) => string>>;
  /** The next steps, one sentence each. */
  next: readonly string[];
};

/** Merges two plans; they may not change the same file. */
export const combine = (one: Plan, other: Plan, ...more: readonly string[]): Plan => ({
  made: { ...one.made, ...other.made },
  changed: { ...one.changed, ...other.changed },
  next: [...new Set([...one.next, ...other.next, ...more])],
});

/** Writes a plan, or nothing if one of its new files already exists. */
export function carryOut({ made, changed }: Plan): void {
  const taken = Object.keys(made).filter(exists);
  if (taken.length > 0)
    throw new Refusal(`There is already:\n${taken.map((path) => `  ${path}`).join('\n')}`);
  const texts = {
    ...made,
    ...Object.fromEntries(Object.entries(changed).map(([path, change]) => [path, change(read(path))])),
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format(Object.keys(texts).filter((path) => /\.(tsx?|json)$/.test(path)));
}

/** Long names wrap lines differently from short ones, and imports are sorted. */
function format(paths: readonly string[]): void {
  const biome = join(root, 'node_modules/.bin/biome');
  const given = ['check', '--write', '--colors=off', ...paths];
  const { status, stdout, stderr } = spawnSync(biome, given, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`It is written, but Biome finds fault with it.\n${stdout}${stderr}`);
}
