import { describe, expect, it } from '@jest/globals';
import { bundleContract } from './bundle';
import { findUndeclaredBreaks } from './undeclared-breaks';

const changeset = (raise: string) =>
  `---\n"@nadi/contract": ${raise}\n"@nadi/ui": major\n---\n\nWhat it is: major.\n`;

describe('findUndeclaredBreaks', () => {
  it('finds that an operation of ours is gone, until a note declares the break', async () => {
    const released = await bundleContract();
    const current = structuredClone(released);
    delete current.paths['/auth/sessions'];
    const gone = ['DELETE', 'GET'].map((method) =>
      expect.objectContaining({ where: `${method} /auth/sessions` }),
    );
    expect(findUndeclaredBreaks(released, current, [])).toEqual(gone);
    expect(findUndeclaredBreaks(released, current, [changeset('minor')])).toEqual(gone);
    expect(findUndeclaredBreaks(released, current, [changeset('minor'), changeset('major')])).toEqual([]);
    expect(findUndeclaredBreaks(released, released, [])).toEqual([]);
  });
});
