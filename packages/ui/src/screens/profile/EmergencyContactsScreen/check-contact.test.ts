import { describe, expect, it } from '@jest/globals';
import { NewEmergencyContact } from '@nadi/contract/limits';
import { relationships } from '../../../words/relationship';
import { type ContactEntry, checkContact, contactLimits } from './check-contact';

const ravi: ContactEntry = { name: 'Ravi Kulkarni', relationship: 'SPOUSE', phone: '+919876543210' };
const known = {
  ...ravi,
  relationship: 'SPOUSE',
  id: 'c-1',
  version: 1,
  createdAt: '',
  updatedAt: '',
} as const;
const check = (entry: Partial<ContactEntry>, others = [] as Parameters<typeof checkContact>[1]) => {
  const checked = checkContact({ ...ravi, ...entry }, others);
  return 'faults' in checked ? checked.faults.map(({ name }) => name) : checked.draft;
};

describe('checkContact', () => {
  it('has the bounds of the contract', () => {
    expect(contactLimits.name).toBe(NewEmergencyContact.name.maxLength);
    expect(Object.keys(relationships)).toEqual(NewEmergencyContact.relationship.enum);
  });

  it.each([
    ['98765 43210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
  ])('takes %s as it is dialled', (phone, dialled) => {
    expect(check({ phone })).toEqual({ ...ravi, phone: dialled });
  });

  it('names what is missing, and what cannot be', () => {
    expect(check({ name: ' ', relationship: null, phone: '' })).toEqual(['name', 'relationship', 'phone']);
    expect(check({ name: 'a'.repeat(101) })).toEqual(['name']);
    expect(check({ phone: '12345' })).toEqual(['phone']);
  });

  it('takes no number twice', () => {
    expect(check({ phone: '98765 43210' }, [known])).toEqual(['phone']);
  });
});
