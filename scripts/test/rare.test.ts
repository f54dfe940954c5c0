import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { choose, keyOfSuite } from './choose';
import { followImports } from './imports';
import { listFiles } from './inputs';
import { type RareSuite, reads, whyLeftOut } from './rare';
import type { Suite } from './suites';

const files = listFiles();
const { closureOf } = followImports(files);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Returns, of some files, those that a suite does not name among its inputs. */
const unread = (suite: RareSuite, some: Iterable<string>) =>
  [...some].filter((file) => !reads[suite].test(file)).sort();

const suite = (name: string, more: Partial<Suite> = {}): Suite => ({
  ...{ name, what: name, run: async () => ({ passed: 1, failed: 0, skipped: 0 }) },
  ...more,
});
const all = [
  suite('units'),
  suite('crash', { reads: reads.crash }),
  suite('scaffold', { reads: reads.scaffold }),
];
const chosenAfter = (changed: readonly string[], more: { only?: string[]; isAll?: boolean } = {}) =>
  choose(all, { only: undefined, isAll: false, ...more, changes: { files: changed } }).chosen.map(
    ({ name }) => name,
  );

describe('a run', () => {
  it('has the suites of which an input changed', () => {
    expect(chosenAfter(['docs/partners.md'])).toEqual(['units']);
    expect(chosenAfter(['docs/partners.md', 'apps/api/src/kernel/db/client.ts'])).toEqual(['units', 'crash']);
    expect(chosenAfter(['scripts/new/plan.ts'])).toEqual(['units', 'scaffold']);
  });

  it('has all of them with --all, and those that are asked for', () => {
    expect(chosenAfter([], { isAll: true })).toEqual(['units', 'crash', 'scaffold']);
    expect(chosenAfter([], { only: ['scaffold'] })).toEqual(['scaffold']);
  });

  it('generates before the suites that are asked for, if one of them reads what is generated', () => {
    const some = [suite('generate'), suite('lint'), suite('units')];
    const namesOf = (only: string[]) =>
      choose(some, { only, isAll: false, changes: { files: [] } }).chosen.map(({ name }) => name);
    expect(namesOf(['units'])).toEqual(['generate', 'units']);
    expect(namesOf(['lint'])).toEqual(['lint']);
  });

  it('says of each other suite why it is left out', () => {
    const rule = 'runs with --all, or when its inputs change';
    expect(choose(all, { isAll: false, changes: { files: ['scripts/new/plan.ts'] } }).leftOut).toEqual([
      { name: 'crash', why: rule },
    ]);
    expect(whyLeftOut(reads.crash, { files: [], unknown: 'no history' })).toBe(
      `${rule}, which git does not tell here: no history`,
    );
    // Knows changes that are not committed all the same.
    expect(
      whyLeftOut(reads.crash, { files: ['apps/api/crash/plan.ts'], unknown: 'no history' }),
    ).toBeUndefined();
  });
});

describe('the proof of a suite', () => {
  const hashed = (hash: string) => [
    { file: 'scripts/new/plan.ts', hash },
    { file: 'apps/web/index.html', hash: 'same' },
  ];
  const key = (one: Suite, hash = 'a') => keyOfSuite(one, hashed(hash), ['v20']);

  it('depends on its inputs alone, if it names them', () => {
    const [, crash, scaffold] = all as [Suite, Suite, Suite];
    expect(key(scaffold, 'b')).not.toBe(key(scaffold));
    expect(key(crash, 'b')).toBe(key(crash));
  });

  it('is kept of no suite that says nothing of what it depends on', () => {
    expect(key(suite('lint'))).toBeUndefined();
    expect(key(suite('e2e', { ignores: undefined }))).toEqual(expect.any(String));
  });
});

describe('the inputs that suites name', () => {
  it.each(Object.keys(reads) as RareSuite[])('are there: %s', (name) => {
    const patterns = reads[name].source.split(/\|(?=\(\?:\^)/);
    expect(patterns.length).toBeGreaterThan(3);
    expect(patterns.filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))).toEqual([]);
  });

  it.each([
    ['crash', 'packages/ui/src/components/Button/Button.tsx'],
    ['crash', 'apps/api/src/areas/records/operations/listMedicalRecords.ts'],
    ['package', 'packages/ui/src/screens/settings/AccessLogScreen/AccessLogScreen.tsx'],
    ['package', 'apps/web/src/areas/records/routes.ts'],
    ['package', 'openapi/schemas/records.yaml'],
    ['scaffold', 'apps/api/src/areas/records/operations/listMedicalRecords.ts'],
    ['scaffold', 'packages/ui/src/screens/settings/AccessLogScreen/AccessLogScreen.tsx'],
    ['scaffold', 'openapi/schemas/records.yaml'],
    ['api-embedded', 'apps/api/src/areas/records/operations/listMedicalRecords.ts'],
    ['visual-tool', 'packages/ui/src/screens/settings/AccessLogScreen/AccessLogScreen.tsx'],
  ] as const)('are not everything: %s does not read %s', (name, file) => {
    expect(files).toContain(file);
    expect(unread(name, [file])).toEqual([file]);
  });

  it('hold the code that kills the server and counts, outside of areas', () => {
    const code = closureOf(files.filter((file) => file.startsWith('apps/api/crash/')));
    expect(code.size).toBeGreaterThan(30);
    expect(unread('crash', code).filter((file) => !/\/src\/areas\/|^packages\/domain\//.test(file))).toEqual(
      [],
    );
  });

  it('hold the code that packs, and that a fresh app is made of', () => {
    const code = closureOf(files.filter((file) => /^scripts\/pack\/.*\.ts$/.test(file)));
    expect(code.size).toBeGreaterThan(10);
    expect(unread('package', code)).toEqual([]);
    const app = read('scripts/pack/fresh-app/main.tsx');
    const components = [...app.matchAll(/@nadi\/ui\/(components\/\w+)'/g)].map(
      ([, path]) => `packages/ui/src/${path}/index.ts`,
    );
    expect(components.length).toBeGreaterThan(2);
    expect(unread('package', components)).toEqual([]);
  });

  it('hold the contract of what the guide for partners calls', () => {
    const paths = [
      ...read('docs/partners.md').matchAll(/(?:GET|POST|PUT|DELETE)\('(\/[^'/]+)|url: '(\/[^'/]+)/g),
    ].map(([, called, batched]) => called ?? batched ?? '');
    expect(new Set(paths)).toEqual(new Set(['/auth', '/vital-signs', '/batch']));
    expect(
      unread(
        'package',
        [...new Set(paths)].map((path) => `openapi/paths${path}.yaml`),
      ),
    ).toEqual([]);
  });

  it('hold the code that recognises scans', () => {
    const code = closureOf(files.filter((file) => file.startsWith('scripts/labs/')));
    expect(code.size).toBeGreaterThan(30);
    expect(unread('scans', code)).toEqual([]);
  });

  it('hold the code that compares pictures', () => {
    const code = closureOf(files.filter((file) => /^scripts\/visual\/(main\.ts|e2e\/)/.test(file)));
    expect(code.size).toBeGreaterThan(15);
    expect(unread('visual-tool', code)).toEqual([]);
  });

  it('hold the code that npm run new is made of, and that what it writes imports', () => {
    expect(unread('scaffold', closureOf(['scripts/new/main.ts', 'scripts/new/copy-repository.ts']))).toEqual(
      [],
    );
    const folders = ['apps/api/src', 'apps/web', 'apps/web/src', 'packages/ui/src'];
    const templates = readdirSync(join(root, 'scripts/new'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /print-[\w-]+\.ts$/.test(name))
      .map((name) => read(relative(root, join(root, 'scripts/new', name))));
    const imported = templates.flatMap((code) =>
      [...code.matchAll(/from '(?:\.\.\/)+([\w-]+(?:\/[\w.-]+)+)'/g)].map(([, path]) => path),
    );
    const found = [...new Set(imported)].flatMap((path) =>
      folders
        .flatMap((folder) => ['.ts', '.tsx'].map((end) => `${folder}/${path}${end}`))
        .filter((file) => files.includes(file)),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(unread('scaffold', found)).toEqual([]);
  });
});
