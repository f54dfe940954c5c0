import { describe, expect, it } from '@jest/globals';
import { aMedicine } from '../medicines/samples';
import { checkPrescription, keepDecisions } from './checks';
import { checkDraft, countQuantity, keepItem } from './items';
import { prescribedStock } from './prescribed-stock';
import type { SeenRecord } from './prescription-warning';
import { lineOf, presentVerified, printedText, resultOf, sayOnly } from './present-prescription';
import { aContent, aDraft, anItem, aPrescription } from './samples';
import { findMissing, validUntilOf } from './sign';
import {
  followUpSince,
  isPatientTold,
  kindOfVisit,
  presentRules,
  refuseWriting,
  type Situation,
} from './visit-rules';

const today = '2026-11-20';
const situation: Situation = { mode: 'video_call', kind: 'first' };
const seen: SeenRecord = {
  recordSeen: { medicines: true, history: true },
  ...{ medicines: [], history: [], pregnancy: 'not-pregnant', age: 54, weightKg: null },
};
const allergy = {
  ...{ id: 'entry', kind: 'allergy', status: 'active', name: 'Penicillin', code: 'J01C', codeSystem: 'ATC' },
};
const amoxicillin = anItem({ generic: 'Amoxicillin', form: 'capsule', doseUnit: 'capsule' });
const checked = (items = [amoxicillin], more: Partial<SeenRecord> = {}) =>
  checkPrescription(items.map(keepItem), { ...seen, ...more }, today);

describe('the kind of a visit', () => {
  it('is a follow-up only if the doctor saw the patient in person and says that it is the same condition', () => {
    const at = '2026-08-04T10:00:00Z';
    expect(kindOfVisit('audio_call', at, true)).toBe('follow-up');
    for (const said of [null, false]) expect(kindOfVisit('audio_call', at, said)).toBe('first');
    expect([kindOfVisit('video_call', null, true), kindOfVisit('in_clinic', null, null)]).toEqual([
      ...['first', 'in-clinic'],
    ]);
  });

  it('counts six months of the calendar', () => {
    expect(followUpSince('2026-11-20T10:00:00Z').toISOString()).toBe('2026-05-20T10:00:00.000Z');
    expect(followUpSince('2026-08-31T10:00:00Z').toISOString()).toBe('2026-02-28T10:00:00.000Z');
  });

  it('names the lists that are open', () => {
    const open = (one: Situation) =>
      presentRules(one, null).lists.flatMap(({ list, isOpen }) => (isOpen ? [list] : []));
    expect(open(situation)).toEqual(['O', 'A']);
    expect(open({ mode: 'audio_call', kind: 'first' })).toEqual(['O']);
    expect(open({ mode: 'audio_call', kind: 'follow-up' })).toEqual(['O', 'A', 'B']);
    expect(presentRules({ mode: 'in_clinic', kind: 'in-clinic' }, null).lists).toEqual([]);
  });
});

describe('the time of writing', () => {
  const completed = (at: string) => ({
    status: 'completed' as const,
    changes: [{ status: 'completed' as const, at, by: 'DOCTOR' as const, scheduledAt: at, reason: null }],
    endsAt: at,
  });
  const now = new Date('2026-11-20T10:00:00Z');
  const endsAt = '2026-11-20T10:00:00Z';
  it('begins with the visit and ends 72 hours after it', () => {
    expect(refuseWriting({ status: 'in_progress', changes: [], endsAt }, now)).toBeNull();
    expect(refuseWriting(completed('2026-11-17T10:00:00Z'), now)).toBeNull();
    expect(refuseWriting(completed('2026-11-17T09:59:59Z'), now)).toContain('72 hours');
    expect(refuseWriting({ status: 'confirmed', changes: [], endsAt }, now)).toContain('has not begun');
    expect(refuseWriting({ status: 'cancelled', changes: [], endsAt }, now)).toContain('did not take place');
  });

  it('is the time in which the age of the patient is told', () => {
    const of = (status: 'confirmed' | 'checked_in' | 'cancelled') =>
      isPatientTold({ status, changes: [], endsAt }, now);
    expect([of('confirmed'), of('checked_in'), of('cancelled')]).toEqual([false, true, false]);
    expect(isPatientTold(completed('2026-11-17T10:00:00Z'), now)).toBe(true);
    expect(isPatientTold(completed('2026-11-17T09:59:59Z'), now)).toBe(false);
  });

  it('ends also at a visit that nobody completed, or completed months later', () => {
    const begun = { status: 'in_progress' as const, changes: [], endsAt: '2026-11-17T00:00:00Z' };
    expect(refuseWriting(begun, new Date('2026-11-20T12:00:00Z'))).toBeNull();
    expect(refuseWriting(begun, new Date('2026-11-20T12:00:01Z'))).toContain('72 hours');
    const late = { ...completed('2026-11-20T09:00:00Z'), endsAt: '2026-01-10T10:00:00Z' };
    expect(refuseWriting(late, now)).toContain('72 hours');
  });
});

describe('a draft', () => {
  it('counts what is to be given from the doses', () => {
    expect(countQuantity(anItem({ times: ['08:00', '20:00'], days: 30 }))).toBe(60);
    expect(countQuantity(anItem({ doseAmount: 0.5, days: 15 }))).toBe(8);
    expect(countQuantity(anItem({ pattern: 'weekdays', everyDays: null, weekdays: [1, 4], days: 14 }))).toBe(
      4,
    );
    const asNeeded = { pattern: 'as-needed', everyDays: null, times: [], maxInDay: 4 } as const;
    expect(countQuantity(anItem({ ...asNeeded, times: [], days: 5 }))).toBe(20);
    expect(countQuantity(anItem({ ...asNeeded, times: [], days: null }))).toBeNull();
    expect(keepItem(anItem({ doseUnit: 'puff' }))).toMatchObject({ quantity: null, quantityUnit: 'pack' });
  });

  it('gives a stock in the unit of the doses, and none in packs', () => {
    expect(prescribedStock(keepItem(anItem({ doseUnit: 'tablet', quantity: 30 })))).toBe(30);
    expect(prescribedStock(keepItem(anItem({ form: 'liquid', doseUnit: 'ml', quantity: 100 })))).toBe(100);
    expect(prescribedStock(keepItem(anItem({ doseUnit: 'puff', quantity: 2 })))).toBeNull();
  });

  it('refuses doses without times, days that are missing, and a substance that stands twice', () => {
    const items = [anItem({ times: [] }), anItem({ days: null, generic: 'Telma' })];
    const faults = checkDraft(aDraft({ items }), situation, today);
    expect(faults.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/body/items/0/times', 'required'],
      ['/body/items/1/days', 'required'],
      ['/body/items/1/generic', 'twice'],
    ]);
  });
});

describe('the checks of a draft', () => {
  it('warns the doctor of an allergy, by an id of the substance', () => {
    const [warning] = checked([amoxicillin], { history: [allergy] }).warnings;
    expect(warning).toMatchObject({
      id: expect.stringMatching(/^allergy:entry:j01ca04:avoid:[a-z0-9]{11}$/),
      severity: 'avoid',
      itemKeys: ['j01ca04'],
    });
    expect(warning?.text).toContain("The patient's medical history has an allergy to Penicillin");
  });

  it('warns of what the patient takes already, and not of what is continued', () => {
    const takes = {
      medicines: [aMedicine({ id: 'm1', generic: 'Telmisartan', atc: 'C09CA07', strength: '40 mg' })],
    };
    expect(checked([anItem()], takes).warnings).toMatchObject([
      { kind: 'duplicate', otherMedicine: 'Telmisartan 40 mg' },
    ]);
    expect(checked([anItem({ isRefill: true })], takes).warnings).toEqual([]);
    expect(checked([anItem()], { medicines: [aMedicine(), aMedicine({ id: 'b' })] }).warnings).toEqual([]);
  });

  it('says that allergies are not known where the history is not shared', () => {
    const unseen = { recordSeen: { medicines: false, history: false }, pregnancy: 'unknown' as const };
    expect(checked([amoxicillin], unseen)).toMatchObject({
      allergies: 'not-shared',
      recordSeen: unseen.recordSeen,
    });
    expect(checked([amoxicillin]).allergies).toBe('not-said');
    expect(checked([anItem({ generic: 'Ashwagandha' })]).uncheckedNames).toEqual(['Ashwagandha 40 mg']);
  });

  it('warns of the dose of a child or of unknown age, and of a quantity that does not fit', () => {
    const kinds = (more: Partial<SeenRecord>, item = amoxicillin) =>
      checked([item], more).warnings.map(({ kind }) => kind);
    expect(kinds({ age: 12 })).toEqual(['dose-for-child']);
    expect(kinds({ age: null })).toEqual(['dose-for-child']);
    expect([...kinds({ age: 12, weightKg: 30 }), ...kinds({ age: 18 })]).toEqual(['dose-for-child']);
    expect(kinds({}, anItem({ quantity: 90 }))).toEqual(['quantity']);
  });

  it('keeps what was said to a warning, and nothing of warnings that do not exist', () => {
    const { warnings } = checked([amoxicillin], { history: [allergy] });
    const said = { warningId: warnings[0]?.id ?? '', reason: 'Tolerated in 2024.', isTold: true };
    expect(keepDecisions([{ ...said, warningId: 'allergy:entry:j01cr02:avoid' }, said], warnings)).toEqual([
      said,
    ]);
  });
});

describe('signing', () => {
  const asked = (content = aContent(), more: Partial<Parameters<typeof findMissing>[0]> = {}) =>
    findMissing({
      ...{ content, warnings: [], situation, age: 54, isVerified: true, visitRefusal: null, ...more },
    }).map(({ code }) => code);

  it('misses nothing of a whole prescription', () => {
    expect(asked()).toEqual([]);
  });

  it('names all that is missing', () => {
    expect(
      asked(aContent({ items: [], diagnosis: null }), { isVerified: false, visitRefusal: 'Over.' }),
    ).toEqual([...['visit', 'registration', 'items', 'diagnosis']]);
    expect(asked(aContent({ items: [keepItem(anItem({ doseUnit: 'puff' }))] }))).toEqual(['quantity']);
    expect(asked(aContent({ items: [keepItem(anItem({ generic: 'Warfarin' }))] }))).toEqual(['list']);
  });

  it('asks for an adult beside a patient under 18, or of unknown age', () => {
    expect([
      asked(undefined, { age: 17 }),
      asked(undefined, { age: null }),
      asked(undefined, { age: 18 }),
    ]).toEqual([...[['adult'], ['age'], []]]);
    const adultPresent = { name: 'Ravi Menon', relation: 'father' };
    expect(asked(aContent({ adultPresent }), { age: 4 })).toEqual([]);
  });

  it('asks for a reason to each warning to avoid, and that the patient was told', () => {
    const { warnings } = checked([amoxicillin], { history: [allergy] });
    const items = [keepItem(amoxicillin)];
    const said = { warningId: warnings[0]?.id ?? '', reason: 'Tolerated.', isTold: false };
    const other = { ...said, warningId: 'allergy:entry:c09ca07:avoid', isTold: true };
    const of = (acknowledgements: (typeof said)[]) =>
      asked(aContent({ items, acknowledgements }), { warnings });
    expect([of([]), of([other]), of([said]), of([{ ...said, isTold: true }])]).toEqual([
      ...[['acknowledgement'], ['acknowledgement'], ['told'], []],
    ]);
  });
});

describe('a signed prescription', () => {
  const checked = { today: '2026-11-20', isRegistrationInForce: true };

  it('is valid until its last day in India, and says what became of it', () => {
    expect(validUntilOf(new Date('2026-11-02T19:00:00Z'), 30)).toBe('2026-12-03');
    const row = aPrescription();
    expect([resultOf(row, '2026-12-02'), resultOf(row, '2026-12-03')]).toEqual(['genuine', 'expired']);
    expect(resultOf({ ...row, state: 'cancelled' }, '2026-12-03')).toBe('cancelled');
    expect(lineOf(row)).toBe('1 medicine, signed 2 November 2026');
  });

  it('tells a pharmacist no more than the paper', () => {
    const told = presentVerified(aPrescription(), checked);
    expect(told).toMatchObject({
      result: 'genuine',
      patientInitials: 'A. K.',
      items: [{ generic: 'Telmisartan' }],
    });
    expect(JSON.stringify(told)).not.toMatch(/Kulkarni|blood pressure|54/);
  });

  it('tells a pharmacist dose, brand and instructions, so that a change of them on the paper is seen', () => {
    const item = anItem({ brand: 'Telma', instructions: 'Not with potassium.', times: ['08:00', '20:00'] });
    const row = aPrescription({ content: aContent({ items: [keepItem(item)] }) });
    expect(presentVerified(row, checked).items).toMatchObject([
      {
        brand: 'Telma',
        doses: expect.stringContaining('at 08:00 and 20:00, every day, after food, for 30 days'),
        instructions: 'Not with potassium.',
      },
    ]);
  });

  it('tells a pharmacist that the registration of its doctor has ended, and nothing of it where it was not signed here', () => {
    const ended = { ...checked, isRegistrationInForce: false };
    expect(presentVerified(aPrescription(), ended)).toMatchObject({
      result: 'genuine',
      issuedOn: '2026-11-02',
      isRegistrationInForce: false,
    });
    expect(sayOnly('altered').isRegistrationInForce).toBeNull();
  });

  it('leaves no medicine out of a check: one without a quantity was never signed', () => {
    const content = aContent({ items: [keepItem(anItem({ doseUnit: 'puff' }))] });
    expect(() => presentVerified(aPrescription({ content }), checked)).toThrow(/no quantity/);
  });

  it('is told to nobody before it is signed', () => {
    expect(presentVerified(aPrescription({ state: 'draft', printed: null }), checked)).toMatchObject({
      result: 'unknown',
      items: [],
    });
  });

  it('is signed over the same text, whatever the order of its members', () => {
    const row = aPrescription();
    const turned = {
      ...row,
      content: Object.fromEntries(Object.entries(row.content).reverse()) as typeof row.content,
    };
    expect(printedText(turned)).toBe(printedText(row));
    expect(printedText({ ...row, validUntil: '2027-12-02' })).not.toBe(printedText(row));
  });
});
