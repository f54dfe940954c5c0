import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../root';
import { proofsByFile } from './by-file';
import { closuresOf } from './closures';
import { openProofs } from './proofs';

let folder: string;
const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
/** Relative to the root, as tests are named. */
const at = (name: string) => relative(root, join(folder, name));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nadi-by-file-'));
  write('rule.ts', 'export const limit = 180;\n');
  write('words.ts', "export const used = 'a';\nexport * from './other-word';\n");
  write('other-word.ts', "export const unused = 'b';\n");
  write(
    'one.test.ts',
    "import { limit } from './rule';\nimport * as m from './words';\nconsole.log(limit, m.used);\n",
  );
  write('two.test.ts', "import type { Any } from './rule';\nconsole.log(2);\n");
  write('reads.test.ts', "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync('x'));\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () => ['one.test.ts', 'two.test.ts', 'reads.test.ts'].map(at);
const ask = (tools: readonly string[] = ['v20']) =>
  proofsByFile({
    suite: 'units',
    files: files(),
    around: /^package-lock\.json$/,
    tools,
    proofs: openProofs(join(folder, 'proofs')),
  });
const count = { passed: 3, failed: 0, skipped: 1 };
const passAll = async () => (await ask()).keep(new Map(files().map((file) => [file, count])));
const todo = async (tools?: readonly string[]) => (await ask(tools)).todo;

describe('the closure of a test', () => {
  it('holds the code that it uses, and no other', async () => {
    const closure = (await closuresOf([at('one.test.ts')])).get(at('one.test.ts'));
    expect(closure?.files.toSorted()).toEqual(['one.test.ts', 'rule.ts', 'words.ts'].map(at));
    expect(closure?.readsMore).toBe(false);
  });

  it('names the file of a worker, and not the wrapper that has the path of this machine in its name', async () => {
    write('works.test.ts', "import Rule from './rule?worker';\nconsole.log(Rule);\n");
    const closure = (await closuresOf([at('works.test.ts')])).get(at('works.test.ts'));
    expect(closure?.files.toSorted()).toEqual(['rule.ts', 'works.test.ts'].map(at));
  });
});

describe('proofs by file', () => {
  it('ask for each file that is not proved', async () => {
    expect(await todo()).toEqual(files());
  });

  it('spare what passed with the same code, and count it', async () => {
    await passAll();
    const { todo: left, proved } = await ask();
    expect(left).toEqual([at('reads.test.ts')]);
    expect(proved).toMatchObject({ passed: 6, skipped: 2 });
  });

  it('ask again for what uses a file that changed, and for nothing else', async () => {
    await passAll();
    write('rule.ts', 'export const limit = 140;\n');
    expect(await todo()).toEqual([at('one.test.ts'), at('reads.test.ts')]);
  });

  it('ask for nothing where only unused code changed', async () => {
    await passAll();
    write('other-word.ts', "export const unused = 'c';\n");
    expect(await todo()).toEqual([at('reads.test.ts')]);
  });

  it('ask for everything with another tool, and where the code cannot be bundled', async () => {
    await passAll();
    expect(await todo(['v22'])).toEqual(files());
    write('one.test.ts', "import './nowhere';\n");
    expect(await todo()).toEqual(files());
  });

  it('keep nothing of a file that changed while it ran', async () => {
    const running = await ask();
    write('rule.ts', 'export const limit = 140;\n');
    running.keep(new Map(files().map((file) => [file, count])));
    expect(await todo()).toEqual([at('one.test.ts'), at('reads.test.ts')]);
  });
});
