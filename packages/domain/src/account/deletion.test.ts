import { describe, expect, it } from '@jest/globals';
import { presentDeletion } from './deletion';

describe('the deletion of an account', () => {
  it('comes thirty days after it was asked for', () => {
    const asked = { requestedAt: '2026-11-20T09:00:00.000Z', erasesAt: '2026-12-20T09:00:00.000Z' };
    expect(presentDeletion(new Date('2026-11-20T09:00:00Z'))).toEqual(asked);
    expect(presentDeletion('2026-11-20T09:00:00.000Z')).toEqual(asked);
  });

  it('is none where nobody asked for it', () => {
    expect(presentDeletion(null)).toBeNull();
  });
});
