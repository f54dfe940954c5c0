import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hipaa, security } from './safeguards';

const root = join(import.meta.dirname, '../../../../../..');
const all = [...hipaa, ...security];

describe('what the notice says of safeguards', () => {
  it('names files that exist', () => {
    const named = all.flatMap(({ code = [], test = [] }) => [code, test].flat());
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('calls nothing met that names no code and no test', () => {
    const bare = all.filter(({ state, code, test }) => state !== 'missing' && !(code && test));
    expect(bare.map(({ asks }) => asks)).toEqual([]);
  });
});
