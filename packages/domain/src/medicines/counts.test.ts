import { describe, expect, it } from '@jest/globals';
import { noneOf } from '../medical-history/entry';
import { presentHistory } from '../medical-history/present-history';
import { adherenceOf } from './adherence';
import { withMedicines } from './as-history-entry';
import { earlierAfter } from './change-medicine';
import { asNeeded, isBeyondMost } from './day';
import { codeOfName, drugs, findDrugs } from './drugs';
import { interactions } from './interactions/all';
import type { KeptMedicine } from './medicine';
import { pregnancyWarnings } from './pregnancy';
import { pregnancyOf } from './pregnancy-known';
import { aMedicine, doseOf } from './samples';
import { refillOf, stockAfter } from './stock';
import type { HistoryEntry } from './warning';
import { checkMedicines, withAcknowledgements } from './warnings';

const now = new Date('2026-11-20T12:00:00Z');
const given = { now, timeZone: 'UTC' };

describe('what was recorded of the last 28 days', () => {
  it('counts doses whose time is over, and says what is not recorded', () => {
    const medicine = aMedicine({ times: ['08:00', '20:00'], createdAt: '2026-11-10T00:00:00Z' });
    const dose = (day: string, status: 'taken' | 'skipped') =>
      doseOf(medicine, { id: day, day, time: '08:00', status, at: `${day}T08:00:00Z` });
    const counted = adherenceOf(
      medicine,
      [dose('2026-11-18', 'taken'), dose('2026-11-19', 'skipped')],
      given,
    );
    // Ten days of two, and one this morning: the dose of this evening is not over.
    expect(counted).toMatchObject({ planned: 21, taken: 1, skipped: 1, notRecorded: 19 });
  });

  it('is not altered by a change of the schedule', () => {
    const before = aMedicine({ times: ['08:00'] });
    const { doseAmount, doseUnit, pattern, everyDays, weekdays, maxInDay, startDay, endDay } = before;
    const draft = {
      ...before,
      doseAmount,
      doseUnit,
      pattern,
      everyDays,
      weekdays,
      maxInDay,
      startDay,
      endDay,
    };
    const changed = { ...before, times: ['09:00', '21:00'] };
    const after = {
      ...changed,
      earlierSchedules: earlierAfter(before, { ...draft, times: changed.times }, now),
    };
    expect(after.earlierSchedules).toHaveLength(1);
    expect(earlierAfter(after, after, now)).toBe(after.earlierSchedules);
    expect(adherenceOf(after, [], given).planned).toBe(adherenceOf(before, [], given).planned);
  });
});

describe('the most in 24 hours', () => {
  const medicine = aMedicine({ pattern: 'as-needed', times: [], everyDays: null, maxInDay: 2 });
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const doses = (...hours: number[]) =>
    hours.map((ago) => doseOf(medicine, { id: `${ago}`, at: hoursAgo(ago) }));

  it('is reached, and says when the next is within it', () => {
    expect(asNeeded(medicine, doses(23, 25), now)).toMatchObject({ taken: 1, nextAt: null });
    expect(asNeeded(medicine, doses(23, 2), now)).toEqual({ taken: 2, most: 2, nextAt: hoursAgo(-1) });
    // One more than the most: two of them have to be a day ago.
    expect(asNeeded(medicine, doses(23, 2, 1), now).nextAt).toEqual(hoursAgo(-22));
  });

  it('is passed by a dose that was recorded late, too', () => {
    expect(isBeyondMost(2, hoursAgo(12), [hoursAgo(20), hoursAgo(1)])).toBe(true);
    expect(isBeyondMost(2, hoursAgo(12), [hoursAgo(36), hoursAgo(1)])).toBe(false);
    expect(isBeyondMost(null, now, [now, now, now])).toBe(false);
  });
});

describe('the stock', () => {
  it('lasts until the day whose doses it is enough for', () => {
    const medicine = aMedicine({ times: ['08:00', '20:00'], stock: 5, refillDays: 2 });
    const taken = doseOf(medicine, { day: '2026-11-20', time: '08:00' });
    expect(refillOf(medicine, [taken], given)).toEqual({
      ...{ left: 5, lastDay: '2026-11-22', refillDay: '2026-11-20', isDue: true },
    });
    expect(refillOf({ ...medicine, stock: null }, [], given)).toBeNull();
    expect(refillOf({ ...medicine, stock: 1_000 }, [], given)).toBeNull();
  });

  it('is never less than nothing, and stays unknown', () => {
    expect([stockAfter(1, 2), stockAfter(0.3, 0.1), stockAfter(null, 1)]).toEqual([0, 0.2, null]);
  });
});

describe('warnings', () => {
  const one = aMedicine({ id: 'one', generic: 'Ibuprofen and paracetamol', atc: 'N02BE51' });
  const two = aMedicine({ id: 'two', generic: 'Paracetamol', atc: 'N02BE01' });
  const known = { history: [], pregnancy: 'not-pregnant' as const, today: '2026-11-20' };
  const allergy = (name: string, status = 'active'): HistoryEntry => ({
    id: name.toLowerCase(),
    kind: 'allergy',
    status,
    name,
    code: null,
    codeSystem: null,
  });

  it('tell of the same substance in two products, and not of one that was stopped', () => {
    expect(checkMedicines({ ...known, medicines: [one, two] }).warnings).toMatchObject([
      { kind: 'duplicate', subject: 'paracetamol', medicineIds: ['one', 'two'] },
    ]);
    const stopped = { ...two, stoppedAt: '2026-11-19T00:00:00Z' };
    expect(checkMedicines({ ...known, medicines: [one, stopped] })).toMatchObject({
      warnings: [],
      uncheckedPairs: [],
    });
  });

  it('name each pair of which the data says nothing as not checked', () => {
    const other = aMedicine({ id: 'other', generic: 'Cetirizine', atc: 'R06AE07' });
    const checks = checkMedicines({ ...known, medicines: [two, other] });
    expect(checks).toMatchObject({ warnings: [], uncheckedPairs: [['two', 'other']] });
  });

  it('tell of an allergy by group, generic name, brand and own words; one that is over is not told of', () => {
    const amoxicillin = aMedicine({ id: 'amoxicillin', generic: 'Amoxicillin', atc: 'J01CA04' });
    const own = aMedicine({ id: 'own', generic: 'Herb', atc: null });
    const kinds = (name: string, status?: string) =>
      checkMedicines({
        ...known,
        medicines: [amoxicillin, own],
        history: [allergy(name, status)],
      }).warnings.map(({ medicineIds }) => medicineIds[0]);
    expect(kinds('Penicillins')).toEqual(['amoxicillin']);
    expect(kinds('Ampicillin')).toEqual(['amoxicillin']);
    expect(kinds('Novamox')).toEqual(['amoxicillin']);
    expect(kinds('herb')).toEqual(['own']);
    expect(kinds('Penicillin', 'unknown')).toEqual(['amoxicillin']);
    expect(kinds('Penicillin', 'resolved')).toEqual([]);
  });

  it('names the source of a warning of a group, once for each allergy', () => {
    const medicines = [
      aMedicine({ id: 'one', generic: 'Amoxicillin and clavulanic acid', atc: 'J01CR02' }),
      aMedicine({ id: 'two', generic: 'Diclofenac', atc: 'M01AB05' }),
      aMedicine({ id: 'three', generic: 'Cefixime', atc: 'J01DD08' }),
    ];
    const told = (...history: ReturnType<typeof allergy>[]) =>
      checkMedicines({ ...known, medicines, history }).warnings.map(({ id, source }) => [
        id,
        source !== null,
      ]);
    expect(told(allergy('Penicillin'), allergy('Amoxicillin'))).toEqual([
      ['allergy:penicillin:one', true],
      ['allergy:amoxicillin:one', false],
    ]);
    expect(told(allergy('Aspirin'))).toEqual([['allergy:aspirin:two', true]]);
    expect(told(allergy('Cephalosporin'))).toEqual([['allergy:cephalosporin:three', false]]);
    // By its code an allergy to drops in the eye is one to the tablets too.
    expect(told({ ...allergy('Diclofenac'), codeSystem: 'ATC', code: 'S01BC03' })).toHaveLength(1);
  });

  it('say what was not compared: allergies of which nobody spoke, medicines of the history alone, pregnancy', () => {
    const medicines = [two, aMedicine({ id: 'three', generic: 'Valproate', atc: 'N03AG01' })];
    const none = { ...allergy(''), name: null, status: 'recorded' };
    const warfarin = { ...allergy('Warfarin'), kind: 'medicine' };
    const of = (history: HistoryEntry[]) => checkMedicines({ ...known, medicines, history });
    expect(of([]).allergies).toBe('not-said');
    expect(of([none]).allergies).toBe('none');
    expect(of([allergy('Penicillin', 'entered-in-error')]).allergies).toBe('not-said');
    expect(of([allergy('Penicillin', 'unknown')]).allergies).toBe('listed');
    expect(of([warfarin, { ...warfarin, name: 'Paracetamol' }]).uncheckedHistoryMedicines).toEqual([
      'Warfarin',
    ]);
    const inPregnancy = (pregnancy: 'pregnant' | 'not-pregnant' | 'unknown') =>
      checkMedicines({ ...known, medicines, pregnancy }).uncheckedInPregnancyIds;
    expect([inPregnancy('pregnant'), inPregnancy('unknown'), inPregnancy('not-pregnant')]).toEqual([
      ...[['two'], ['two'], []],
    ]);
  });

  it('compare a course until it is over in every time zone', () => {
    const course = (endDay: string) =>
      checkMedicines({ ...known, medicines: [one, { ...two, endDay }] }).warnings.length;
    expect([course('2026-11-19'), course('2026-11-18')]).toEqual([1, 0]);
  });

  it('are acknowledged only in the words that were read', () => {
    const medicines = [aMedicine({ generic: 'Valproate', atc: 'N03AG01' })];
    const of = (pregnancy: 'pregnant' | 'unknown') => checkMedicines({ ...known, medicines, pregnancy });
    const [asked] = of('unknown').warnings;
    const read = { warningId: asked?.id ?? '', text: asked?.text ?? '', reason: 'Asked', createdAt: now };
    const reasons = (pregnancy: 'pregnant' | 'unknown') =>
      withAcknowledgements(of(pregnancy), [read]).warnings.map(
        ({ acknowledgement }) => acknowledgement?.reason,
      );
    expect([reasons('unknown'), reasons('pregnant')]).toEqual([['Asked'], [undefined]]);
  });

  it('tells warnings of pregnancy neither to a man nor beyond the years in which it is possible', () => {
    const of = (gender: 'MALE' | 'FEMALE', dateOfBirth: string) =>
      pregnancyOf({ gender, dateOfBirth, facts: [] }, now);
    expect([of('MALE', '1990-01-01'), of('FEMALE', '1990-01-01'), of('FEMALE', '1950-01-01')]).toEqual([
      ...['not-pregnant', 'unknown', 'not-pregnant'],
    ]);
  });

  it('tells warnings of pregnancy while it is not known that there is none', () => {
    const medicines = [aMedicine({ generic: 'Telmisartan', atc: 'C09CA07' })];
    const severities = (pregnancy: 'pregnant' | 'not-pregnant' | 'unknown') =>
      checkMedicines({ ...known, medicines, pregnancy }).warnings.map(({ severity }) => severity);
    expect([severities('pregnant'), severities('unknown'), severities('not-pregnant')]).toEqual([
      ...[['avoid'], ['caution'], []],
    ]);
  });

  it('have each a source of their own page, and groups in which there is a medicine of the list', () => {
    for (const { source, text } of [...interactions, ...pregnancyWarnings]) {
      expect(new URL(source.url).pathname.length).toBeGreaterThan(1);
      expect(text.length).toBeLessThanOrEqual(350);
    }
    const isListed = (group: string) =>
      drugs.some(({ atc, parts }) => [atc, ...parts].some((code) => code.startsWith(group)));
    for (const { a, b } of interactions)
      for (const groups of [a, b]) expect(groups.some(isListed)).toBe(true);
    for (const { codes } of pregnancyWarnings) expect(codes.some(isListed)).toBe(true);
    expect(new Set(interactions.map(({ id }) => id)).size).toBe(interactions.length);
  });
});

describe('the medical history', () => {
  const none = { ...noneOf('medicine'), id: 'none', createdAt: now, updatedAt: now };
  const course = aMedicine({ brand: 'Glycomet', endDay: '2026-11-10' });

  it('has medicines as entries, those that are over as resolved, and no word of none beside them', () => {
    expect(withMedicines([none], [], now)).toEqual([none]);
    expect(
      withMedicines([none], [course, aMedicine({ brand: 'x'.repeat(120) })], now).map(({ name, status }) => [
        name,
        status,
      ]),
    ).toEqual([
      ['Metformin (Glycomet)', 'resolved'],
      ['Metformin', 'active'],
    ]);
  });

  it('does not say that there are none, nor ask, once there is one', () => {
    const of = (...medicines: KeptMedicine[]) => {
      const { noneKnown, unanswered } = presentHistory(null, [none], medicines);
      return [noneKnown, unanswered.includes('medicine')];
    };
    expect([of(), of(course)]).toEqual([
      [['medicine'], false],
      [[], false],
    ]);
  });
});

describe('the drug list', () => {
  it('has each code and generic name once, in the form of the ATC', () => {
    expect(new Set(drugs.map(({ atc }) => atc)).size).toBe(drugs.length);
    expect(new Set(drugs.map(({ generic }) => generic)).size).toBe(drugs.length);
    for (const { atc, parts } of drugs)
      for (const code of [atc, ...parts]) expect(code).toMatch(/^[A-Z]\d{2}[A-Z]{2}\d{2}$/);
  });

  it('finds a generic name and a brand while it is typed', () => {
    expect(findDrugs('amox')[0]).toMatchObject({ generic: 'Amoxicillin', brand: null });
    expect(findDrugs('glyc').map(({ brand }) => brand)).toContain('Glycomet');
    expect(findDrugs('  ')).toEqual([]);
    expect([codeOfName('metformin'), codeOfName('Glycomet'), codeOfName('Ashwagandha')]).toEqual([
      ...['A10BA02', 'A10BA02', null],
    ]);
  });
});
