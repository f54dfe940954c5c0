import { describe, expect, it } from '@jest/globals';
import { refuseMove } from './transitions';

const registration = {
  from: { UNVERIFIED: ['VERIFIED', 'REJECTED'], VERIFIED: ['REJECTED'] },
  refusal: 'It is already {state}. It may become {allowed}.',
};

describe('a move from one state to another', () => {
  it('is made where the contract has it', () => {
    expect(refuseMove(registration, 'UNVERIFIED', 'REJECTED')).toBeNull();
  });

  it('is refused with what may be instead', () => {
    expect(refuseMove(registration, 'VERIFIED', 'VERIFIED')).toBe(
      'It is already VERIFIED. It may become REJECTED.',
    );
    expect(refuseMove(registration, 'UNVERIFIED', 'UNVERIFIED')).toContain('VERIFIED or REJECTED');
    expect(refuseMove(registration, 'GONE', 'VERIFIED')).not.toBeNull();
  });
});
