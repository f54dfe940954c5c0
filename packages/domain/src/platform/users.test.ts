import { describe, expect, it } from '@jest/globals';
import { presentUserAccount } from './users';

const account = {
  ...{ id: '0198f000-0000-7000-8000-000000000101', role: 'PATIENT' as const },
  ...{ firstName: 'Asha', lastName: 'Kulkarni', email: 'asha@nadi.example' },
  ...{ deletionRequestedAt: null, createdAt: new Date('2026-10-01T03:30:00Z') },
};
const more = { suspension: null, verification: null, hasSecondStep: false, lastSeenAt: null };
const at = new Date('2026-11-20T03:30:00Z');

describe('presentUserAccount', () => {
  it('says that an account is active', () => {
    const shown = presentUserAccount(account, more);
    expect(shown).toMatchObject({ status: 'ACTIVE', reason: null, statusSince: null, version: 1 });
  });

  it('says since when a suspended account is suspended, also one that is to be erased', () => {
    const suspension = { suspendedAt: at, reason: 'It sends advertisements.', version: 2 };
    const leaving = { ...account, deletionRequestedAt: new Date('2026-11-19T03:30:00Z') };
    for (const one of [account, leaving])
      expect(presentUserAccount(one, { ...more, suspension })).toMatchObject({
        status: 'SUSPENDED',
        reason: 'It sends advertisements.',
        statusSince: at.toISOString(),
        version: 2,
      });
  });

  it('keeps the version of an account whose suspension has ended', () => {
    const suspension = { suspendedAt: null, reason: null, version: 3 };
    expect(presentUserAccount(account, { ...more, suspension })).toMatchObject({
      status: 'ACTIVE',
      version: 3,
    });
  });

  it('says since when an account waits to be erased', () => {
    expect(presentUserAccount({ ...account, deletionRequestedAt: at }, more)).toMatchObject({
      status: 'LEAVING',
      statusSince: at.toISOString(),
    });
  });
});
