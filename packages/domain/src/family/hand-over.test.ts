import { describe, expect, it } from '@jest/globals';
import { isAdult } from './family-faults';
import {
  adultOn,
  checkBirthKept,
  checkTakeOver,
  handOverNotice,
  handOverOpensOn,
  isReviewDue,
  lastDayOfGuardians,
} from './hand-over';

const codes = (faults: readonly { pointer: string; code: string }[]) =>
  faults.map(({ pointer, code }) => `${pointer} ${code}`);

describe('the day on which a child becomes an adult', () => {
  it.each([
    ['2008-11-20', '2026-11-20', '2026-11-19'],
    ['2009-01-01', '2027-01-01', '2026-12-31'],
    // 18 years after 29 February there is none: whole years have passed with the end of 28 February.
    ['2008-02-29', '2026-03-01', '2026-02-28'],
    ['2010-02-28', '2028-02-28', '2028-02-27'],
  ])('for one born on %s is %s, and guardians act until %s', (born, first, last) => {
    expect([adultOn(born), lastDayOfGuardians(born)]).toEqual([first, last]);
    expect([isAdult(born, last), isAdult(born, first)]).toEqual([false, true]);
  });

  it('is not known without a date of birth', () => {
    expect(lastDayOfGuardians(null)).toBeNull();
  });
});

describe('the notices before a hand-over', () => {
  const born = '2009-08-31';
  it.each([
    // Six months before 31 August there is no day: 31 February runs over to 3 March.
    ['2027-03-03', 6],
    ['2027-05-30', 6],
    ['2027-05-31', 3],
    ['2027-07-30', 3],
    ['2027-07-31', 1],
    ['2027-08-30', 1],
  ])('are on %s those of %s months before', (day, months) => {
    expect(handOverNotice(born, day)).toBe(months);
  });

  it.each(['2027-02-28', '2027-03-02', '2027-08-31'])('are none on %s', (day) => {
    expect(handOverNotice(born, day)).toBeNull();
  });

  it('begin on the day from which the child can be invited', () => {
    expect(handOverOpensOn('2008-11-20')).toBe('2026-05-20');
    expect(handOverNotice('2008-11-20', '2026-05-20')).toBe(6);
    expect(handOverNotice('2008-11-20', '2026-05-19')).toBeNull();
  });
});

describe('the review of what is kept of a child', () => {
  it('is due from 13 until 18, until it is confirmed', () => {
    expect(isReviewDue('2013-11-21', null, '2026-11-20')).toBe(false);
    expect(isReviewDue('2013-11-20', null, '2026-11-20')).toBe(true);
    expect(isReviewDue('2013-11-20', new Date(), '2026-11-20')).toBe(false);
    expect(isReviewDue('2008-11-20', null, '2026-11-20')).toBe(false);
    expect(isReviewDue(null, null, '2026-11-20')).toBe(false);
  });
});

describe('an invitation to take a record over', () => {
  const known = { ownEmail: 'asha@nadi.example', dateOfBirth: '2009-01-10', isTakenOver: false };
  const to = { email: 'tara@family.example' };

  it('is sent to another address, from six months before the birthday on, and for as long as nobody has taken it over', () => {
    expect(checkTakeOver(to, known, '2026-11-20')).toEqual([]);
    expect(checkTakeOver(to, known, '2030-11-20')).toEqual([]);
    expect(codes(checkTakeOver({ email: 'ASHA@nadi.example' }, known, '2026-11-20'))).toEqual([
      '/body/email own',
    ]);
    expect(codes(checkTakeOver(to, known, '2026-07-09'))).toEqual(['/body too-early']);
    expect(codes(checkTakeOver(to, { ...known, dateOfBirth: null }, '2026-11-20'))).toEqual([
      '/body too-early',
    ]);
    expect(codes(checkTakeOver(to, { ...known, isTakenOver: true }, '2026-11-20'))).toEqual([
      '/body taken-over',
    ]);
  });
});

describe('the date of birth of a child with guardians', () => {
  const child = { dateOfBirth: '2009-01-10', hasGuardians: true };
  it('cannot be changed while the hand-over is near, nor to a day that makes it near, nor left out', () => {
    expect(codes(checkBirthKept('2010-01-10', child, '2026-11-20'))).toEqual(['/body/dateOfBirth hand-over']);
    const younger = { ...child, dateOfBirth: '2014-01-10' };
    expect(checkBirthKept('2014-02-10', younger, '2026-11-20')).toEqual([]);
    expect(codes(checkBirthKept('2009-01-10', younger, '2026-11-20'))).toEqual([
      '/body/dateOfBirth hand-over',
    ]);
    expect(codes(checkBirthKept(null, younger, '2026-11-20'))).toEqual(['/body/dateOfBirth child']);
  });

  it('can stay as it is, and is free for whoever has no guardian', () => {
    expect(checkBirthKept('2009-01-10', child, '2026-11-20')).toEqual([]);
    expect(checkBirthKept(undefined, child, '2026-11-20')).toEqual([]);
    expect(checkBirthKept(null, { ...child, hasGuardians: false }, '2026-11-20')).toEqual([]);
  });
});
