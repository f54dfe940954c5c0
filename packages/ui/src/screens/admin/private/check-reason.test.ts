import { describe, expect, it } from '@jest/globals';
import { RegistrationDecision } from '@nadi/contract/limits';
import { reasonFault, reasonLimits } from './check-reason';

describe('reasonFault', () => {
  it('has the bounds of the contract', () => {
    const { minLength, maxLength } = RegistrationDecision.reason;
    expect(reasonLimits).toEqual({ minimum: minLength, maximum: maxLength });
  });

  it.each([
    ['a'.repeat(10), undefined],
    ['a'.repeat(500), undefined],
    ['', expect.stringContaining('at least 10 characters')],
    ['a'.repeat(9), expect.stringContaining('at least 10 characters')],
    ['a'.repeat(501), expect.stringContaining('This one has 501')],
    // Five characters, in ten units of UTF-16.
    ['🩺🩺🩺🩺🩺', expect.stringContaining('at least 10 characters')],
  ])('of %j is %s', (reason, fault) => {
    expect(reasonFault(reason)).toEqual(fault);
  });
});
