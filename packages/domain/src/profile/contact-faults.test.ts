import { describe, expect, it } from '@jest/globals';
import { checkContact, findTooManyContacts } from './contact-faults';

describe('checkContact', () => {
  const phone = '+910000000201';

  it('takes a number that no other has', () => {
    expect(checkContact({ phone }, [])).toEqual([]);
    expect(checkContact({ phone }, [{ phone: '+910000000202' }])).toEqual([]);
  });

  it('refuses one that another has, at its field', () => {
    expect(checkContact({ phone }, [{ phone: '+910000000202' }, { phone }])).toMatchObject([
      { pointer: '/body/phone', code: 'taken' },
    ]);
  });
});

describe('findTooManyContacts', () => {
  it.each([
    [0, null],
    [4, null],
    [5, 'too-many'],
    [6, 'too-many'],
  ])('beside %s: %s', (count, code) => {
    expect(findTooManyContacts(count)?.code ?? null).toBe(code);
  });
});
