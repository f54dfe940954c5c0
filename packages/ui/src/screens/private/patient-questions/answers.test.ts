import { describe, expect, it } from '@jest/globals';
import { ageOn, asksAboutPregnancy, checkAnswers, earliestBirth, type PatientAnswers } from './answers';

const today = '2026-11-20';
const woman: PatientAnswers = { dateOfBirth: '1994-08-05', gender: 'FEMALE', pregnancy: null, phone: '' };

describe('ageOn', () => {
  it('counts a year on the birthday, not before', () => {
    expect(ageOn('2026-11-19', '1990-11-20')).toBe(35);
    expect(ageOn('2026-11-20', '1990-11-20')).toBe(36);
    expect(ageOn('2027-02-28', '2004-02-29')).toBe(22);
  });
});

describe('asksAboutPregnancy', () => {
  it.each([
    ['2014-11-20', true],
    ['2014-11-21', false],
    ['1970-11-21', true],
    ['1970-11-20', false],
  ])('asks by age: born %s, %s', (dateOfBirth, isAsked) => {
    expect(asksAboutPregnancy({ ...woman, dateOfBirth }, today)).toBe(isAsked);
  });

  it('asks whoever may be pregnant, and only when both answers are there', () => {
    expect(asksAboutPregnancy({ ...woman, gender: 'OTHER' }, today)).toBe(true);
    expect(asksAboutPregnancy({ ...woman, gender: 'PREFER_NOT_TO_SAY' }, today)).toBe(true);
    expect(asksAboutPregnancy({ ...woman, gender: 'MALE' }, today)).toBe(false);
    expect(asksAboutPregnancy({ ...woman, gender: null }, today)).toBe(false);
    expect(asksAboutPregnancy({ ...woman, dateOfBirth: null }, today)).toBe(false);
  });
});

describe('checkAnswers', () => {
  const wrong = (answers: PatientAnswers) => checkAnswers(answers, today).map(({ name }) => name);

  it('names what is missing, in the order of the questions', () => {
    expect(wrong({ dateOfBirth: null, gender: null, pregnancy: null, phone: 'no' })).toEqual([
      'dateOfBirth',
      'gender',
      'phone',
    ]);
    expect(wrong(woman)).toEqual(['pregnancy']);
  });

  it('takes "not sure" for an answer and nothing for no telephone', () => {
    expect(wrong({ ...woman, pregnancy: 'unknown', phone: ' ' })).toEqual([]);
  });
});

describe('earliestBirth', () => {
  it('lies 130 years back', () => {
    expect(earliestBirth(today)).toBe('1896-11-20');
  });
});
