import { describe, expect, it } from '@jest/globals';
import {
  acceptedTerms,
  checkChild,
  checkGuardian,
  checkInvitation,
  checkLastDay,
  isAdult,
} from './family-faults';
import { familyLevels, suffices } from './levels';

const today = '2026-11-20';
const codes = (faults: readonly { pointer: string; code: string }[]) =>
  faults.map(({ pointer, code }) => `${pointer} ${code}`);

describe('levels of family', () => {
  it('suffice for what needs the same or less, and never for what only the patient can do', () => {
    expect(familyLevels.map((level) => suffices(level, 'manage'))).toEqual([false, true, true, true]);
    expect(familyLevels.map((level) => suffices(level, 'guardian'))).toEqual([false, false, false, true]);
    expect(familyLevels.some((level) => suffices(level, 'self'))).toBe(false);
  });
});

describe('the age of a person', () => {
  it('makes them an adult from the day on which they are 18', () => {
    expect(isAdult('2008-11-21', today)).toBe(false);
    expect(isAdult('2008-11-20', today)).toBe(true);
    expect(isAdult(null, today)).toBeNull();
  });

  it('refuses a child who is an adult or is not born, and a guardian who is no adult or of unknown age', () => {
    expect(codes(checkChild('2008-11-20', today))).toEqual(['/body/dateOfBirth adult']);
    expect(codes(checkChild('2026-11-21', today))).toEqual(['/body/dateOfBirth future']);
    expect(checkChild('2026-11-20', today)).toEqual([]);
    expect(codes(checkGuardian(null, today))).toEqual(['/body/declaration guardian-age']);
    expect(codes(checkGuardian('2010-01-01', today))).toEqual(['/body/declaration guardian-age']);
    expect(checkGuardian('1990-01-01', today)).toEqual([]);
  });
});

describe('the last day of a tie', () => {
  it('is today or later, or none', () => {
    expect(checkLastDay(today, today)).toEqual([]);
    expect(checkLastDay(null, today)).toEqual([]);
    expect(codes(checkLastDay('2026-11-19', today))).toEqual(['/body/until past']);
  });
});

describe('an invitation', () => {
  const known = { ownEmail: 'asha@nadi.example', waiting: 0, guardians: 1 };
  const wanted = { purpose: 'act-for-me', email: 'kavya@family.example', level: 'view' } as const;

  it('is for another address, with a level that fits its purpose', () => {
    expect(checkInvitation(wanted, known, today)).toEqual([]);
    expect(codes(checkInvitation({ ...wanted, email: 'ASHA@nadi.example' }, known, today))).toEqual([
      '/body/email own',
    ]);
    expect(codes(checkInvitation({ ...wanted, level: 'guardian' }, known, today))).toEqual([
      '/body/level level',
    ]);
    expect(codes(checkInvitation({ ...wanted, memberId: 'a' }, known, today))).toEqual([
      '/body/memberId level',
    ]);
    expect(codes(checkInvitation(wanted, { ...known, waiting: 10 }, today))).toEqual(['/body too-many']);
  });

  it('to be a guardian is for a child with one guardian, and has no last day', () => {
    const guardian = { ...wanted, purpose: 'guardian', level: 'guardian', memberId: 'a' } as const;
    expect(checkInvitation(guardian, known, today)).toEqual([]);
    expect(codes(checkInvitation(guardian, { ...known, guardians: 2 }, today))).toEqual([
      '/body/memberId two-guardians',
    ]);
    expect(codes(checkInvitation(guardian, { ...known, guardians: null }, today))).toEqual([
      '/body/memberId not-found',
    ]);
    expect(codes(checkInvitation({ ...guardian, until: '2027-01-01' }, known, today))).toEqual([
      '/body/until level',
    ]);
  });
});

describe('the terms of an acceptance', () => {
  const asked = { purpose: 'act-for-you', level: 'manage', until: '2027-03-31' } as const;

  it('are those that were asked for, or less', () => {
    expect(acceptedTerms(asked, {}, today)).toEqual({ faults: [], level: 'manage', until: '2027-03-31' });
    expect(acceptedTerms(asked, { level: 'view', until: '2026-12-01' }, today)).toEqual({
      faults: [],
      level: 'view',
      until: '2026-12-01',
    });
  });

  it('are refused where they are more, and of a guardian without the declaration', () => {
    expect(codes(acceptedTerms(asked, { level: 'full', until: null }, today).faults)).toEqual([
      '/body/level more',
      '/body/until more',
    ]);
    expect(
      codes(acceptedTerms({ ...asked, purpose: 'act-for-me' }, { level: 'view' }, today).faults),
    ).toEqual(['/body/level more']);
    expect(
      codes(acceptedTerms({ purpose: 'guardian', level: 'guardian', until: null }, {}, today).faults),
    ).toEqual(['/body/declaration required']);
  });
});
