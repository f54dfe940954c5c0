import { describe, expect, it } from '@jest/globals';
import {
  boundPasscode,
  checkNewLink,
  presentLink,
  refuseAnotherLink,
  sayPasscodeRefusal,
} from './health-link';

const now = new Date('2026-11-25T09:00:00Z');
const header = (fields: object) => btoa(JSON.stringify(fields)).replaceAll('=', '');
const sealed = { alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' };
const fileWith = (fields: object) => `${header(fields)}..AAAAAAAAAAAAAAAA.c2VhbGVk.AAAAAAAAAAAAAAAAAAAAAA`;
const tomorrow = '2026-11-26T09:00:00Z';

const link = {
  id: 'one',
  label: 'For the clinic',
  hasPasscode: true,
  tries: 0,
  openings: 0,
  lastOpenedAt: null,
  createdAt: now,
  expiresAt: tomorrow,
  endedAt: null,
  endReason: null,
  version: 1,
};

describe('a new health link', () => {
  it.each([
    ['works for a day', tomorrow, fileWith(sealed), []],
    ['works for a year', '2027-11-25T09:00:00Z', fileWith(sealed), []],
    ['may not be over already', '2026-11-25T09:00:00Z', fileWith(sealed), ['expiry']],
    ['may not work for longer', '2027-12-01T09:00:00Z', fileWith(sealed), ['expiry']],
    ['may not be in clear', tomorrow, fileWith({ ...sealed, enc: 'none' }), ['not-sealed']],
    ['may not have its key beside it', tomorrow, fileWith({ ...sealed, alg: 'A256KW' }), ['not-sealed']],
    ['may not be anything else', tomorrow, fileWith({ ...sealed, cty: 'text/html' }), ['not-sealed']],
    ['may not be nonsense', tomorrow, '%%%..a.b.c', ['not-sealed']],
  ])('%s', (_, expiresAt, file, codes) => {
    expect(checkNewLink({ expiresAt, file }, now).map(({ code }) => code)).toEqual(codes);
  });

  it('is one of twenty that work at most', () => {
    expect(refuseAnotherLink(19)).toBeNull();
    expect(refuseAnotherLink(20)).toContain('20 links');
  });
});

describe('the state of a health link', () => {
  it('is over by itself at its time, to the millisecond', () => {
    const before = new Date(new Date(tomorrow).getTime() - 1);
    expect(presentLink(link, before).status).toBe('ACTIVE');
    expect(presentLink(link, new Date(tomorrow)).status).toBe('EXPIRED');
  });

  it('stays what ended it, also after its time', () => {
    const ended = { ...link, endedAt: now, endReason: 'LOCKED' as const, tries: 5 };
    expect(presentLink(ended, new Date('2027-01-01'))).toMatchObject({ status: 'LOCKED', triesLeft: 0 });
  });
});

describe('a passcode', () => {
  it('is bound to its link', () => {
    expect(boundPasscode('407218', 'a')).not.toBe(boundPasscode('407218', 'b'));
  });

  it.each([
    [4, false, '4 tries are left'],
    [1, false, 'One try is left'],
    [0, false, 'disabled'],
    [5, true, 'asks for a passcode'],
  ])('that did not open it with %i left is told', (left, isMissing, words) => {
    expect(sayPasscodeRefusal(left, isMissing)).toContain(words);
  });
});
