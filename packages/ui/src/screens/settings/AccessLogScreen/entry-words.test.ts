import { describe, expect, it } from '@jest/globals';
import { howMany, sayEntry, whoName, whoRole, why } from './entry-words';
import { entries } from './test/example-log';
import type { AccessEntry } from './types';

const [own] = entries;
if (!own) throw new Error('The example log is empty.');
const entry = (change: Partial<AccessEntry>): AccessEntry => ({ ...own, ...change });
const by = (name: string | null, role: AccessEntry['actor']['role'], isSelf = false) =>
  entry({ actor: { name, role, isSelf } });

describe('what was done', () => {
  it.each([
    ['read', 'vital-sign', 'You read your vital signs'],
    ['create', 'session', 'You added to the list of your devices'],
    ['change', 'profile', 'You changed your profile'],
    ['delete', 'passkey', 'You deleted from your passkeys'],
    ['read', 'family-tree', 'You read your family tree'],
    // Is also the name of something that every object has, and is not taken for that.
    ['read', 'constructor', 'You read your constructor'],
  ] as const)('says %s of %s as %j', (action, recordType, words) => {
    expect(sayEntry(entry({ action, recordType, operation: 'somethingNew' }))).toBe(words);
  });

  it('says what people do to their own account as they would', () => {
    const signedIn = entry({ action: 'create', recordType: 'session', operation: 'completeSecondStep' });
    expect(sayEntry(signedIn)).toBe('You signed in');
  });

  it('says of a link that nobody signed in asked for what the product did', () => {
    const operation = 'requestPasswordReset';
    expect(sayEntry({ ...by(null, 'SYSTEM'), operation })).toBe('Nadi sent a link to set a new password');
    expect(sayEntry({ ...by('Asha Iyer', 'PATIENT', true), operation })).toBe('You asked for a new password');
  });

  it.each([
    ['vital-sign', 0, undefined],
    ['vital-sign', 1, '1 record'],
    ['profile', 1, undefined],
    ['session', 2, '2 records'],
  ])('says of %s, %i times: %s', (recordType, count, words) => {
    const recordIds = Array.from({ length: count }, (_, index) => `record-${index}`);
    expect(howMany(entry({ recordType, recordIds }))).toBe(words);
  });
});

describe('who did it', () => {
  it('is "you" without a role', () => {
    const mine = by('Asha Kulkarni', 'PATIENT', true);
    expect([whoName(mine), whoRole(mine)]).toEqual(['You', undefined]);
  });

  it('is a name with its role', () => {
    const doctor = by('Dr. Meera Rao', 'DOCTOR');
    expect([whoName(doctor), whoRole(doctor)]).toEqual(['Dr. Meera Rao', 'Doctor']);
  });

  it('is never empty', () => {
    expect(whoName(by(null, 'SYSTEM'))).toBe('Nadi');
    expect(whoName(by(null, 'DOCTOR'))).toBe('Someone whose name is no longer kept');
  });
});

describe('why', () => {
  it('calls only your own use your own', () => {
    expect(why(entry({ purpose: 'PATRQT', actor: { name: 'A', role: 'PATIENT', isSelf: true } }))).toBe(
      'Your own use',
    );
    expect(why(entry({ purpose: 'PATRQT', actor: { name: 'A', role: 'DOCTOR', isSelf: false } }))).toBe(
      "At the patient's request",
    );
  });

  it('names an emergency', () => {
    expect(why(entry({ purpose: 'ETREAT' }))).toBe('Emergency');
  });
});
