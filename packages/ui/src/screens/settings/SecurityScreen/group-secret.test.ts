import { describe, expect, it } from '@jest/globals';
import { groupSecret } from './group-secret';

describe('groupSecret', () => {
  it.each([
    ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
    ['JBSWY3', 'JBSW Y3'],
    ['', ''],
  ])('shows %j as %j', (secret, shown) => {
    expect(groupSecret(secret)).toBe(shown);
  });
});
