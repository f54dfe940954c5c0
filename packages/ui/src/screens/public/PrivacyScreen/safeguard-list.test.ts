import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { proofs } from './proofs';
import { hipaa, security } from './safeguard-list';

const root = join(import.meta.dirname, '../../../../../..');
const all = [...hipaa, ...security];

describe('what the notice says of safeguards', () => {
  it('is proved by files that exist', () => {
    const named = Object.values(proofs).flatMap(({ code, test }) => [code, test]);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('calls nothing met that has no code and no test', () => {
    const bare = all.filter(({ id, state }) => (state === 'missing') !== !proofs[id]);
    expect(bare.map(({ id }) => id)).toEqual([]);
    expect(Object.keys(proofs).filter((id) => !all.some((one) => one.id === id))).toEqual([]);
  });
});
