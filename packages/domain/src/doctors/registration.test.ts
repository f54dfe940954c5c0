import { describe, expect, it } from '@jest/globals';
import { registrationAfter } from './registration';

const meera = { licenseNumber: 'KA-1', council: 'Karnataka', firstName: 'Meera', lastName: 'Iyer' };

describe('the registration of a doctor', () => {
  it.each([{ licenseNumber: 'KA-2' }, { council: 'Kerala' }, { firstName: 'Mira' }, { lastName: 'Rao' }])(
    'waits again after %j',
    (change) => {
      expect(registrationAfter(meera, change, 'now')).toEqual({
        verification: 'UNVERIFIED',
        reason: null,
        decidedAt: null,
        decidedBy: null,
        appliedAt: 'now',
      });
    },
  );

  it.each([{}, { firstName: 'Meera' }, { licenseNumber: undefined }])('stays as it is after %j', (change) => {
    expect(registrationAfter(meera, change, 'now')).toEqual({});
  });
});
