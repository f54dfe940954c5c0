import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readChangelog, readNote } from './changelog';
import type { Document } from './document';

let root: string;
const operation = (operationId: string) => ({
  operationId,
  tags: ['A'],
  responses: { 204: { description: 'Done.' } },
});
const contract = {
  openapi: '3.1.0',
  paths: { '/a': { get: operation('readA') }, '/b': { get: operation('readB') } },
  components: {},
};
const released: Document = contract;
const write = (file: string, text: string) => writeFile(join(root, file), text);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nadi-changelog-'));
  await mkdir(join(root, '.changeset'));
  await mkdir(join(root, 'packages/contract'), { recursive: true });
  await write('.changeset/a.md', '---\n"@nadi/contract": minor\n---\n\nSessions can be named.\n');
  await write('.changeset/b.md', "---\n'@nadi/ui': major\n---\n\nA button is round.\n");
  await write(
    '.changeset/c.md',
    '---\n"@nadi/contract": major\n---\n\nSessions are gone.\n\n---\n\nAll of them.\n',
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the changelog', () => {
  it('has the notes about the contract, what breaks first, and what differs', async () => {
    const current = structuredClone(released);
    delete current.paths['/a'];
    const { notes, changes, released: versions } = await readChangelog(root, released, current);
    expect(notes).toEqual([
      { raise: 'major', text: 'Sessions are gone.\n\n---\n\nAll of them.' },
      { raise: 'minor', text: 'Sessions can be named.' },
    ]);
    expect(changes).toContainEqual(expect.objectContaining({ where: 'GET /a', kind: 'breaking' }));
    expect(versions).toBeNull();
  });

  it('has the released versions, without the title of their file', async () => {
    await write('packages/contract/CHANGELOG.md', '# @nadi/contract\n\n## 0.2.0\n\n- One.\n');
    expect(await readChangelog(root, released, released)).toMatchObject({
      released: '## 0.2.0\n\n- One.\n',
      changes: [],
    });
  });

  it('knows a note that is not about the contract', () => {
    expect(readNote('---\n"@nadi/ui": major\n---\n\n"@nadi/contract": major\n')).toBeNull();
  });
});
