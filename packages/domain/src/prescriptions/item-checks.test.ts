import { describe, expect, it } from '@jest/globals';
import { aMedicine } from '../medicines/samples';
import { checkPrescription } from './checks';
import { weightDays } from './item-checks';
import { printedDoses, printedQuantity } from './item-words';
import { checkDraft, countQuantity, keepItem } from './items';
import { missingOf, type Prescribing, presentPrescribing, writeDraft } from './prescribing';
import type { ItemDraft } from './prescription';
import type { SeenRecord } from './prescription-warning';
import { printedText } from './present-prescription';
import { aDraft, anItem, aPrescription } from './samples';

const today = '2026-11-20';
const adult: SeenRecord = {
  recordSeen: { medicines: true, history: true },
  ...{ medicines: [], history: [], pregnancy: 'not-pregnant', age: 54, weightKg: null },
};
const warned = (item: Partial<ItemDraft>, seen: Partial<SeenRecord> = {}) =>
  checkPrescription([keepItem(anItem(item))], { ...adult, ...seen }, today).warnings.map(
    ({ id, severity }) => `${id.split(':').slice(0, 2).join(' ')} ${severity}`,
  );
const asNeeded: Partial<ItemDraft> = { pattern: 'as-needed', everyDays: null, times: [] };
const allergy = {
  ...{ id: 'entry', kind: 'allergy', status: 'active', name: 'Penicillin', code: 'J01C', codeSystem: 'ATC' },
};
const amoxicillin = { generic: 'Amoxicillin', form: 'capsule', doseUnit: 'capsule' } as const;

describe('the check of a dose', () => {
  it('needs an answer to a dose that is not plausible', () => {
    expect(warned({ doseAmount: 10 })).toEqual(['dose dose avoid']);
    expect(warned({ doseAmount: 4, times: ['06:00', '12:00', '18:00', '22:00'] })).toEqual([
      'dose day avoid',
    ]);
    const hourly = Array.from({ length: 12 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`);
    expect(warned({ times: hourly })).toEqual(['dose day avoid']);
    expect(warned({ ...asNeeded, maxInDay: null })).toEqual(['dose most avoid']);
    for (const doseUnit of ['ml', 'puff', 'other'] as const)
      expect(warned({ doseUnit })).toEqual(['dose unit avoid']);
    expect(warned({ doseAmount: 2, times: ['08:00', '14:00', '20:00'] })).toEqual([]);
  });

  it('needs an answer to methotrexate that is not taken once a week', () => {
    const methotrexate = { generic: 'Methotrexate', strength: '15 mg' };
    expect(warned(methotrexate)).toEqual(['dose weekly avoid']);
    expect(warned({ ...methotrexate, everyDays: 7 })).toEqual([]);
    const days = (weekdays: number[]) =>
      warned({ ...methotrexate, pattern: 'weekdays', everyDays: null, weekdays });
    expect([days([1]), days([1, 4])]).toEqual([[], ['dose weekly avoid']]);
  });

  it('needs an answer to more than 4 g of paracetamol in a day', () => {
    const paracetamol = { generic: 'Paracetamol', strength: '650 mg', doseAmount: 2 };
    const four = ['06:00', '12:00', '18:00', '22:00'];
    expect(warned({ ...paracetamol, times: four })).toEqual(['dose paracetamol avoid']);
    expect(warned({ ...paracetamol, times: four.slice(1) })).toEqual([]);
  });

  it('warns of each dose of a child, with the weight or without one', () => {
    const paracetamol = {
      generic: 'Paracetamol',
      strength: '650 mg',
      times: ['06:00', '12:00', '18:00', '22:00'],
    };
    for (const weightKg of [12, null])
      expect(warned(paracetamol, { age: 3, weightKg })).toEqual(['dose-for-child child caution']);
    const [warning] = checkPrescription(
      [keepItem(anItem())],
      { ...adult, age: 3, weightKg: 12 },
      today,
    ).warnings;
    expect(warning?.text).toContain('3 years old and weighs 12 kg: doses here are not compared with it');
    expect(warned({}, { age: null })).toEqual(['dose-for-child child caution']);
    expect([weightDays(3), weightDays(null), weightDays(40)]).toEqual([92, 92, 366]);
  });

  it('needs an answer to aspirin under 16, and at an age that is not known', () => {
    const aspirin = { generic: 'Aspirin', strength: '75 mg' };
    for (const age of [15, null])
      expect(warned(aspirin, { age })).toEqual([
        'dose-for-child aspirin avoid',
        'dose-for-child child caution',
      ]);
    expect(warned(aspirin, { age: 16 })).toEqual(['dose-for-child child caution']);
  });
});

describe('the check of a quantity', () => {
  it('counts days of the week at the most that they can be', () => {
    const on = (days: number) =>
      countQuantity(anItem({ pattern: 'weekdays', everyDays: null, weekdays: [1, 2], days }));
    expect([on(9), on(2), on(1), on(7), on(14)]).toEqual([4, 2, 1, 2, 4]);
  });

  it('needs an answer from twice the counted amount on', () => {
    const quantities = [30, 20, 45, 60, 10_000];
    expect(quantities.map((quantity) => warned({ quantity }))).toEqual([
      ...[[], ['quantity quantity caution'], ['quantity quantity caution']],
      ...[['quantity quantity avoid'], ['quantity quantity avoid']],
    ]);
    expect(warned({ ...asNeeded, maxInDay: 4, days: null, quantity: 10_000 })).toEqual([
      'quantity quantity avoid',
    ]);
  });

  it('tells of many packs, which are not compared', () => {
    const insulin = {
      generic: 'Insulin glargine',
      form: 'injection',
      route: 'injected',
      doseUnit: 'unit',
    } as const;
    const packs = (quantity: number) => warned({ ...insulin, doseAmount: 10, quantity });
    expect([packs(5), packs(6), packs(300)]).toEqual([
      ...[[], ['quantity quantity caution'], ['quantity quantity avoid']],
    ]);
  });

  it('refuses parts of what cannot be divided', () => {
    const draft = aDraft({ items: [anItem({ ...amoxicillin, doseAmount: 0.5 })] });
    expect(checkDraft(draft, { mode: 'in_clinic', kind: 'in-clinic' }, today)).toMatchObject([
      { pointer: '/body/items/0/doseAmount', code: 'whole' },
    ]);
  });
});

describe('a refill', () => {
  const own = (id: string, strength: string) =>
    aMedicine({ id, generic: 'Telmisartan', atc: 'C09CA07', strength });

  it('continues one medicine, and is warned of beside the others', () => {
    const medicines = [own('a', '80 mg'), own('b', '40 mg')];
    const { warnings } = checkPrescription(
      [keepItem(anItem({ isRefill: true }))],
      { ...adult, medicines },
      today,
    );
    expect(warnings).toMatchObject([{ kind: 'duplicate', otherMedicine: 'Telmisartan 80 mg' }]);
  });

  it('is warned of if the strength differs, or nothing like it is known', () => {
    const medicines = [own('a', '80 mg')];
    expect(warned({ isRefill: true }, { medicines })).toEqual(['refill refill caution']);
    expect(warned({ isRefill: true })).toEqual(['refill refill caution']);
    expect(warned({ isRefill: true }, { medicines: [own('a', '40mg')] })).toEqual([]);
    const typed = aMedicine({ id: 'c', generic: 'Telmisartan 40', atc: null, strength: '40 mg' });
    expect(warned({ isRefill: true }, { medicines: [typed] })).toEqual([]);
  });
});

describe('what was said to a warning', () => {
  const taking = (item: Partial<ItemDraft>, history = [allergy]) =>
    checkPrescription([keepItem(anItem({ ...amoxicillin, ...item }))], { ...adult, history }, today)
      .warnings[0]?.id;

  it('falls away with another dose, strength, route or schedule, and other words', () => {
    const ids = [
      ...[taking({}), taking({ strength: '500 mg' }), taking({ doseAmount: 2 }), taking({ days: 5 })],
      ...[taking({ times: ['08:00', '20:00'] }), taking({ everyDays: 2 }), taking({ route: 'other' })],
      taking({}, [{ ...allergy, name: 'Penicillin, anaphylaxis in 2020' }]),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(taking({ instructions: 'With water' })).toBe(ids[0]);
  });

  it('falls away if the other medicine changes', () => {
    const beside = (strength: string) =>
      checkPrescription(
        [keepItem(anItem({ generic: 'Aspirin', strength: '75 mg' }))],
        { ...adult, medicines: [aMedicine({ id: 'w', generic: 'Warfarin', atc: 'B01AA03', strength })] },
        today,
      ).warnings[0]?.id;
    expect(beside('2 mg')).not.toBe(beside('5 mg'));
  });
});

describe('a draft whose patient stops to share', () => {
  const prescribing = (seen: SeenRecord, rows: Prescribing['rows'] = []): Prescribing => ({
    visit: {
      ...{ type: 'video_call', status: 'in_progress', changes: [] },
      patient: { id: 'patient', firstName: 'Asha', lastName: 'Kulkarni' },
    } as unknown as Prescribing['visit'],
    ...{ rows, seen: { ...seen, sex: null }, lastInPersonAt: null, now: new Date('2026-11-20T10:00:00Z') },
  });
  const unshared: SeenRecord = { ...adult, recordSeen: { medicines: false, history: false } };
  const draft = aDraft({ items: [anItem(amoxicillin)] });
  const written = (seen: SeenRecord, more: Partial<typeof draft> = {}, rows: Prescribing['rows'] = []) => {
    const made = writeDraft({ ...draft, ...more }, prescribing(seen, rows));
    if ('faults' in made) throw new Error(JSON.stringify(made.faults));
    return made.content;
  };
  const missed = (content: ReturnType<typeof written>, seen: SeenRecord) =>
    missingOf(prescribing(seen), content, true).map(({ code, text }) => `${code}: ${text}`);

  it('cannot be signed before what was told is answered, and that allergies were not checked', () => {
    const content = written({ ...adult, history: [allergy] });
    expect(missed(content, unshared)).toEqual([
      ...[expect.stringContaining('the allergy to Penicillin'), expect.stringContaining('were not checked')],
    ]);
  });

  it('keeps the warnings and their answers when it is saved again, and drops them with the medicine', () => {
    const before = written({ ...adult, history: [allergy] });
    const rows = [aPrescription({ state: 'draft', content: before, printed: null })];
    const warningId = before.checked?.warnings[0]?.id ?? '';
    const said = { warningId, reason: 'Tolerated in 2024.', isTold: true };
    const again = written(unshared, { acknowledgements: [said] }, rows);
    expect([again.acknowledgements, again.checked?.warnings.length]).toEqual([[said], 2]);
    const other = written(unshared, { items: [anItem()] }, rows);
    expect(other.checked?.warnings.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^allergy:not-shared:avoid:/),
    ]);
  });

  it('asks once for allergies that are not shared, again with other medicines, and never where they are', () => {
    const content = written(unshared);
    const [warning] = content.checked?.warnings ?? [];
    expect(warning).toMatchObject({ kind: 'allergy', severity: 'avoid', itemKeys: ['j01ca04'] });
    const said = { warningId: warning?.id ?? '', reason: 'The patient knows of none.', isTold: true };
    expect(missed(written(unshared, { acknowledgements: [said] }), unshared)).toEqual([]);
    const more = written(unshared, { items: [...draft.items, anItem()], acknowledgements: [said] });
    expect(missed(more, unshared)).toEqual([expect.stringContaining('were not checked')]);
    expect(missed(written(adult), adult)).toEqual([]);
  });

  it('keeps what was checked, and neither shows nor prints it', () => {
    const content = written({ ...adult, history: [allergy] });
    expect(content.checked).toMatchObject({ recordSeen: { history: true }, allergies: 'listed' });
    const row = aPrescription({ state: 'draft', content, printed: null });
    expect(presentPrescribing(prescribing(adult, [row])).prescription).not.toHaveProperty('checked');
    expect(printedText(row)).toBe(printedText({ ...row, content: { ...content, checked: undefined } }));
  });
});

describe('the words of a paper', () => {
  const doses = (item: Partial<ItemDraft>) =>
    printedDoses(keepItem(anItem({ when: 'any', days: 5, ...item })));

  it('are in the plural where it is more than one', () => {
    expect(doses({ doseAmount: 2, times: ['08:00', '20:00'] })).toBe(
      '2 tablets at 08:00 and 20:00, every day, for 5 days',
    );
    expect(doses({ doseAmount: 0.5 })).toBe('0.5 tablet at 08:30, every day, for 5 days');
    expect(doses({ doseUnit: 'other', doseAmount: 2, days: 1 })).toBe(
      '2 doses at 08:30, every day, for 1 day',
    );
    expect(doses({ pattern: 'weekdays', everyDays: null, weekdays: [1, 2, 5] })).toBe(
      '1 tablet at 08:30, on Mondays, Tuesdays and Fridays, for 5 days',
    );
    expect(doses({ doseUnit: 'patch', doseAmount: 2, route: 'skin', form: 'patch' })).toContain('2 patches');
    expect(printedQuantity(keepItem(anItem({ doseUnit: 'suppository', days: 2 })))).toBe(
      'Quantity: 2 suppositories. Not to be given again.',
    );
  });

  it('say from which day days are counted, and that a route stands in the instructions', () => {
    expect(doses({ everyDays: 7 })).toBe(
      '1 tablet at 08:30, every 7 days, counted from the first dose, for 5 days',
    );
    expect(doses({ route: 'other', instructions: 'Under the tongue' })).toContain(
      'route: other, as instructed',
    );
    expect(doses({ ...asNeeded, maxInDay: 1, days: null })).toBe(
      '1 tablet as needed, at most 1 time in 24 hours, no number of days is set',
    );
    const draft = aDraft({ items: [anItem({ route: 'other' })] });
    expect(checkDraft(draft, { mode: 'in_clinic', kind: 'in-clinic' }, today)).toMatchObject([
      { pointer: '/body/items/0/instructions', code: 'required' },
    ]);
  });
});

describe('the words of a warning to a doctor', () => {
  it('give the fact, and no advice to a patient', () => {
    const warnings = ['Warfarin', 'Valproate', 'Ibuprofen', 'Doxycycline'].flatMap(
      (generic) =>
        checkPrescription([keepItem(anItem({ generic }))], { ...adult, pregnancy: 'pregnant' }, today)
          .warnings,
    );
    expect(warnings.filter(({ kind }) => kind === 'pregnancy')).toHaveLength(4);
    for (const { text } of warnings) expect(text).not.toMatch(/your doctor|by yourself|\byou\b/i);
  });
});
