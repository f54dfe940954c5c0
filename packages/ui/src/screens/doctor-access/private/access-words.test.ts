import { describe, expect, it } from '@jest/globals';
import { consentKinds } from '@nadi/domain/consent/kinds';
import { kindWords, listKinds } from './access-words';

describe('kinds of entries', () => {
  it('are those of the contract, in its order', () => {
    expect(Object.keys(kindWords)).toEqual(consentKinds);
  });

  it('are listed in one line', () => {
    expect(listKinds(['vital-signs'])).toBe('Vital signs');
    expect(listKinds(['conditions', 'vital-signs', 'documents'])).toBe(
      'Conditions, vital signs and other documents',
    );
  });
});
