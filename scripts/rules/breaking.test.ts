import { describe, expect, it } from '@jest/globals';
import { readReleased } from '../../packages/contract/scripts/released';
import { findUndeclaredBreaks } from '../../packages/contract/scripts/undeclared-breaks';
import { files, read } from './source';

describe('the contract', () => {
  it('breaks no partner without saying so: a breaking change needs a changeset with "@nadi/contract": major', async () => {
    const current = JSON.parse(read('packages/contract/generated/openapi.json'));
    const changesets = files.filter((file) => /^\.changeset\/[^/]+\.md$/.test(file)).map(read);
    const breaks = findUndeclaredBreaks(await readReleased(), current, changesets);
    expect(breaks.map(({ where, what }) => `${where}: ${what}`)).toEqual([]);
  });
});
