import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { unsent } from '../../generated/unsent';
import { writes } from '../../generated/writes';

const areas = join(import.meta.dirname, '../areas');

/** Operations that the areas declare as able to wait. */
const declared = readdirSync(areas)
  .flatMap((area) => {
    const file = join(areas, area, 'writes.ts');
    if (!readdirSync(join(areas, area)).includes('writes.ts')) return [];
    const [, members = ''] = /interface Writes \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
    return [...members.matchAll(/^ +(\w+):/gm)].map(([, name = '']) => name);
  })
  .sort();

const named = (kinds: readonly { operation: string }[]) => kinds.map(({ operation }) => operation).sort();

describe('what can be written offline', () => {
  it('is described once by its area, for whoever sends it and for the pages that tell of it', () => {
    expect(declared.length).toBeGreaterThan(5);
    expect(named(writes)).toEqual(declared);
    expect(named(unsent)).toEqual(declared);
    expect(new Set(writes.map(({ waits }) => waits))).toEqual(new Set([true]));
  });
});
