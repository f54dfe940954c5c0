import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findChanges } from './landed';

// The commit that this run compares with is not in the repositories below.
delete process.env.NADI_TEST_SINCE;

let place: string;
let origin: string;
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'nadi-landed-')));
  origin = join(place, 'origin');
  mkdirSync(origin);
  git(origin, 'init', '--quiet', '--initial-branch=main');
  land('a.ts');
  land('b.ts');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=A test', '-c', 'user.email=test@nadi.example', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}
function write(folder: string, file: string, text = file): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
function commit(folder: string, file: string): void {
  write(folder, file);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', file);
}
const land = (file: string) => commit(origin, file);
/** As a new machine has it. */
function clone(...options: string[]): string {
  const folder = join(place, `clone-${options.join('')}`);
  git(place, 'clone', '--quiet', ...options, `file://${origin}`, folder);
  return folder;
}
const changes = (folder: string, asked?: string) => {
  const { files, unknown } = findChanges(folder, asked);
  return { files: files.toSorted(), unknown };
};

describe('what changed since the last landing', () => {
  it('is the newest commit in a fresh clone of the main branch', () => {
    expect(changes(clone())).toEqual({ files: ['b.ts'] });
  });

  it('is what a merge brought', () => {
    git(origin, 'checkout', '--quiet', '-b', 'work');
    for (const file of ['c.ts', 'd.ts']) commit(origin, file);
    git(origin, 'checkout', '--quiet', 'main');
    land('e.ts');
    git(origin, 'merge', '--quiet', '--no-ff', '--no-edit', 'work');
    expect(changes(clone())).toEqual({ files: ['c.ts', 'd.ts'] });
  });

  it('is all of a branch, with what is not committed, new or deleted', () => {
    const folder = clone();
    git(folder, 'checkout', '--quiet', '-b', 'work');
    for (const file of ['c.ts', 'd.ts']) commit(folder, file);
    write(folder, 'new.ts');
    rmSync(join(folder, 'a.ts'));
    expect(changes(folder)).toEqual({ files: ['a.ts', 'c.ts', 'd.ts', 'new.ts'] });
  });

  it('is what is not pushed yet on the main branch', () => {
    const folder = clone();
    for (const file of ['c.ts', 'd.ts']) commit(folder, file);
    expect(changes(folder)).toEqual({ files: ['c.ts', 'd.ts'] });
  });

  it('is both names of a file that was moved', () => {
    git(origin, 'mv', 'a.ts', 'moved.ts');
    git(origin, 'commit', '--quiet', '--message', 'move');
    expect(changes(clone())).toEqual({ files: ['a.ts', 'moved.ts'] });
  });

  it('is everything since a commit that is named', () => {
    const before = git(origin, 'rev-parse', 'HEAD');
    for (const file of ['c.ts', 'd.ts']) land(file);
    expect(changes(clone(), before)).toEqual({ files: ['c.ts', 'd.ts'] });
  });

  it('is everything in the first commit of all', () => {
    const folder = join(place, 'first');
    mkdirSync(folder);
    git(folder, 'init', '--quiet', '--initial-branch=main');
    commit(folder, 'a.ts');
    expect(changes(folder)).toEqual({ files: ['a.ts'] });
  });

  it('is not known in a shallow clone, but for what is not committed', () => {
    const folder = clone('--depth=1');
    write(folder, 'b.ts', 'other');
    write(folder, 'new.ts');
    expect(changes(folder)).toEqual({
      files: ['b.ts', 'new.ts'],
      unknown: 'the commit before is not in this clone',
    });
  });

  it('is not known where the clone does not have the commit that is named', () => {
    const missing = '0123456789012345678901234567890123456789';
    expect(changes(clone(), missing)).toEqual({
      files: [],
      unknown: `the commit ${missing} is not in this clone`,
    });
  });
});
