import { describe, expect, it } from '@jest/globals';
import { checkBroadcast, checkBroadcastDecision, fillBroadcast, presentPeople } from './broadcast';

const values = { firstName: 'Asha', product: 'Nadi' };
const plain = { title: 'Maintenance', body: 'Closed on Sunday.', segment: 'PATIENTS' } as const;
const codes = (changed: object) => checkBroadcast({ ...plain, ...changed }).map(({ code }) => code);

describe('the text of a broadcast', () => {
  it('has its placeholders replaced, each as often as it stands there', () => {
    expect(fillBroadcast('{firstName}, {product} and {product}.', values)).toBe('Asha, Nadi and Nadi.');
    expect(fillBroadcast('No placeholder.', values)).toBe('No placeholder.');
  });

  it('takes a name as it is, braces and all', () => {
    expect(fillBroadcast('{firstName}!', { ...values, firstName: '{product} $& $1' })).toBe(
      '{product} $& $1!',
    );
  });

  it.each([
    '{email}',
    '{{firstName}}',
    '{firstName',
    'firstName}',
    '{}',
    '{firstName.constructor}',
    '{first Name}',
    '}{',
    '{toString}',
    '{__proto__}',
  ])('is refused with %s in it', (text) => {
    expect(codes({ body: text })).toEqual(['placeholder']);
    expect(codes({ title: text })).toEqual(['placeholder']);
  });

  it('is refused with markup in it', () => {
    expect(codes({ body: '<script>alert(1)</script>' })).toEqual(['markup']);
    expect(codes({ title: 'a < b' })).toEqual(['markup']);
    expect(codes({})).toEqual([]);
  });
});

describe('the segment of a broadcast', () => {
  it('has days if it is of the quiet, and else none', () => {
    expect(codes({ segment: 'QUIET_PATIENTS', quietDays: 14 })).toEqual([]);
    expect(codes({ segment: 'QUIET_PATIENTS' })).toEqual(['range']);
    expect(codes({ quietDays: 14 })).toEqual(['range']);
  });

  it('tells its count rounded and from ten on, unless it is a whole role', () => {
    expect(presentPeople('PATIENTS', 3)).toEqual({ isWholeRole: true, count: 3 });
    expect(presentPeople('QUIET_PATIENTS', 9)).toEqual({ isWholeRole: false, count: null });
    expect(presentPeople('QUIET_PATIENTS', 27)).toEqual({ isWholeRole: false, count: 20 });
  });
});

describe('a decision on a broadcast', () => {
  const now = new Date('2026-11-26T09:00:00Z');
  const check = (status: string, scheduledFor?: string) =>
    checkBroadcastDecision({ status, scheduledFor }, now).length;
  it('has a time after now and within a year, if it is scheduled', () => {
    expect(check('SCHEDULED', '2026-11-26T09:00:01Z')).toBe(0);
    expect(check('SCHEDULED', '2027-11-26T09:00:00Z')).toBe(0);
    expect(check('SCHEDULED', '2026-11-26T09:00:00Z')).toBe(1);
    expect(check('SCHEDULED', '2027-11-26T09:00:01Z')).toBe(1);
    expect(check('SCHEDULED')).toBe(1);
    expect(check('SENDING')).toBe(0);
    expect(check('SENDING', '2026-11-27T09:00:00Z')).toBe(1);
  });
});

it('refuses what a notification cannot hold with the longest name', () => {
  const written = { title: 'Hello', body: 'x'.repeat(500), segment: 'PATIENTS' as const };
  expect(checkBroadcast(written)).toEqual([]);
  expect(checkBroadcast({ ...written, body: `${'x'.repeat(450)}{firstName}` })).toMatchObject([
    { pointer: '/body/body', code: 'length' },
  ]);
  expect(checkBroadcast({ ...written, title: '{firstName}{firstName}' })).toMatchObject([
    { pointer: '/body/title', code: 'length' },
  ]);
});
