import { describe, expect, it } from '@jest/globals';
import { codeOfName, comparedBy, drugs, readName } from '../medicines/drugs';
import { checkPrescription } from './checks';
import { refuseTyped } from './find-prescribable';
import { checkDraft, keepItem } from './items';
import { placeMedicine } from './placing';
import type { SeenRecord } from './prescription-warning';
import { nearlyProhibited, prohibitedIn } from './prohibited';
import { aDraft, anItem } from './samples';
import type { Situation } from './visit-rules';

const firstByVoice: Situation = { mode: 'audio_call', kind: 'first' };
const inClinic: Situation = { mode: 'in_clinic', kind: 'in-clinic' };
const today = '2026-11-20';
const seen: SeenRecord = {
  recordSeen: { medicines: true, history: true },
  ...{ medicines: [], history: [], pregnancy: 'not-pregnant', age: 54, weightKg: null },
};
const codesAt = (item: Parameters<typeof anItem>[0], situation = inClinic) =>
  checkDraft(aDraft({ items: [anItem(item)] }), situation, today).map(
    ({ pointer, code }) => `${pointer.replace('/body/items/0/', '')} ${code}`,
  );
const textsAt = (draft: Parameters<typeof aDraft>[0]) =>
  checkDraft(aDraft(draft), inClinic, today).map(({ pointer, code }) => `${pointer} ${code}`);

describe('the brand of a medicine', () => {
  it.each([
    ['Ultracet', 'generic prohibited'],
    ['Contramal', 'generic prohibited'],
    ['Nexito Plus', 'generic prohibited'],
    ['Warf', 'brand other-medicine'],
    ['Combiflam', 'brand other-medicine'],
  ])('is refused beside paracetamol if it is %s', (brand, fault) => {
    expect(codesAt({ generic: 'Paracetamol', brand }, firstByVoice)).toEqual([fault]);
  });

  it('stays if it is one of the medicine, with its amount too', () => {
    for (const brand of ['Crocin', 'DOLO 650'])
      expect(codesAt({ generic: 'Paracetamol', brand })).toEqual([]);
  });

  it('is named as not checked if it is not in the list', () => {
    const items = ['Febrinil', 'Telma CT', 'Telma'].map((brand) => keepItem(anItem({ brand })));
    expect(checkPrescription(items, seen, today).uncheckedNames).toEqual([
      ...['Febrinil (brand of Telmisartan)', 'Telma CT (brand of Telmisartan)'],
    ]);
  });

  it('is refused of each brand of a prohibited combination, as a generic name with an amount too', () => {
    expect(codesAt({ generic: 'Ultracet 1 tab' })).toEqual(['generic prohibited']);
    for (const drug of drugs)
      for (const brand of drug.brands)
        expect('prohibited' in placeMedicine({ generic: brand })).toBe(
          'prohibited' in placeMedicine({ generic: drug.generic }),
        );
  });
});

describe('the free texts of a prescription', () => {
  it('name no prohibited medicine', () => {
    const instructions = 'Also Tab. Alprazolam 0.5 mg at night\n2. MORPHINE 10 mg tablet';
    expect(textsAt({ items: [anItem({ instructions })] })).toEqual(['/body/items/0/instructions prohibited']);
    expect(textsAt({ advice: 'Tramadol 50 mg SOS' })).toEqual(['/body/advice prohibited']);
    expect(textsAt({ tests: ['ECG', 'Tab. Alprazolam 0.5 mg'] })).toEqual(['/body/tests/1 prohibited']);
    expect(textsAt({ adultPresent: { name: 'Alprazolam 0.5 mg', relation: 'father' } })).toEqual([
      '/body/adultPresent/name prohibited',
    ]);
  });

  it('may name what is tested for or treated', () => {
    expect(
      textsAt({ diagnosis: 'Morphine dependence', tests: ['Phenobarbital level', 'Urine screen: cocaine'] }),
    ).toEqual([]);
    expect(textsAt({ diagnosis: 'Pain: morphine 10 mg' })).toEqual(['/body/diagnosis prohibited']);
  });

  it('have no letters that only look like Latin ones', () => {
    expect(textsAt({ advice: 'Take Alprazol\u0430m at night' })).toEqual(['/body/advice letters']);
  });
});

describe('a written name', () => {
  it.each([
    ['Amoxycillin', 'J01CA04'],
    ['frusemide', 'C03CA01'],
    ['Diclofenac sodium', 'M01AB05'],
    ['Telma H', 'C09DA07'],
    ['Amoxycillin + Clavulanic acid', 'J01CR02'],
    ['Acetaminophen', 'N02BE01'],
  ])('is found in the list as %s', (name, code) => {
    expect(codeOfName(name)).toBe(code);
  });

  it('finds each medicine of the list by its own names', () => {
    for (const { generic, atc, brands } of drugs)
      for (const name of [generic, ...brands.filter((brand) => !/\d/.test(brand))])
        expect([name, codeOfName(name)]).toEqual([name, atc]);
  });

  it('is refused with an amount in it', () => {
    for (const generic of ['Amoxicillin 500', 'Warfarin 5 mg', 'Tab Telmisartan 40'])
      expect(codesAt({ generic })).toEqual(['generic listed']);
    expect(refuseTyped('Warfarin 5 mg', inClinic)?.reason).toContain('choose Warfarin from the list');
  });

  it('stands in no strength', () => {
    const generic = 'Paracetamol';
    expect(codesAt({ generic, strength: '500 mg + Ibuprofen 400 mg' })).toEqual(['strength listed']);
    for (const strength of ['500 mg', '5 mg/5 ml', '40 mg (as sodium)', '1% w/v', '100 IU'])
      expect(codesAt({ generic, strength })).toEqual([]);
  });

  it('is compared by all of its substances that are known', () => {
    const parts = (generic: string) => comparedBy({ atc: null, generic });
    expect(parts('Aceclofenac and paracetamol')).toEqual({ codes: ['M01AB16', 'N02BE01'], isWhole: true });
    expect(parts('Paracetamol and caffeine')).toEqual({ codes: ['N02BE01'], isWhole: false });
    expect(readName('Ashwagandha').codes).toEqual([]);
    const list = (generic: string) => placeMedicine({ generic });
    expect(list('Calcium carbonate and vitamin D3')).toMatchObject({ list: 'O' });
    expect(list('Amlodipine and atenolol')).toMatchObject({ list: 'A' });
    expect(list('Warfarin and paracetamol')).toMatchObject({ list: 'B' });
    expect(list('Paracetamol and caffeine')).toMatchObject({ list: null });
  });

  it('warns of an allergy in each spelling and combination', () => {
    const penicillin = {
      id: 'e',
      kind: 'allergy',
      status: 'active',
      name: 'Penicillin',
      code: null,
      codeSystem: null,
    };
    for (const generic of ['Amoxycillin', 'Amoxicillin and dicloxacillin', 'Paracetamol and amoxycillin'])
      expect(
        checkPrescription([keepItem(anItem({ generic }))], { ...seen, history: [penicillin] }, today)
          .warnings,
      ).toMatchObject([{ kind: 'allergy', severity: 'avoid' }]);
  });

  it('is read with its amount where the patient wrote it', () => {
    const medicines = [
      { ...anItem(), id: 'own', generic: 'Warfarin 5 mg', atc: null, stoppedAt: null, endDay: null },
    ] as unknown as SeenRecord['medicines'];
    const { warnings } = checkPrescription(
      [keepItem(anItem({ generic: 'Aspirin', strength: '75 mg' }))],
      { ...seen, medicines },
      today,
    );
    expect(warnings.map(({ kind }) => kind)).toContain('interaction');
  });
});

describe('a prohibited substance', () => {
  it.each(
    `Carisoprodol, Soma, Etizolam, Clorazepate, Amfepramone, Diphenoxylate, Lomotil, Ganja, Barbitone, Nordazepam, Flunitrazepam, Lormetazepam, Loprazolam,
    Medazepam, Prazepam, Tetrazepam, Brotizolam, Phendimetrazine, Benzfetamine, Pipradrol, Zipeprol, Butobarbital, Charas, Dronabinol, Ethylmorphine, Pholcodine,
    Levorphanol, Calmpose, Nexito Plus, Contramal, Anxit, Trika, Zapiz, Clonotril, Trapex, Stilnoct, Addwize, Concerta, Amixide, Normaxin, Librax, Corex,
    Phensedyl, Carisoma, Alprax0.5, Alprazolam0.25mg`
      .split(',')
      .map((name) => [name.trim()]),
  )('is refused as %s in the clinic', (generic) => {
    expect(codesAt({ generic })).toEqual(['generic prohibited']);
  });

  it('is refused with letters of another script, and nearly spelt', () => {
    expect(codesAt({ generic: 'Alprazol\u0430m' })).toEqual(['generic letters']);
    for (const generic of ['Alprazolm', 'Alpraz0lam', 'Tramadl 50', 'Clonazpam'])
      expect(codesAt({ generic })).toEqual(['generic near-prohibited']);
    expect(codesAt({ generic: 'Telmisartan', brand: 'Ritalim' })).toEqual(['brand near-prohibited']);
  });

  it('is not seen in other medicines', () => {
    for (const { generic, brands } of drugs)
      for (const name of [generic, ...brands]) expect(nearlyProhibited(name)).toBeNull();
    for (const name of ['Apomorphine', 'Corex DX', 'Ashwagandha', 'Dicyclomine', 'Etamsylate', 'Procaine'])
      expect([prohibitedIn(name), nearlyProhibited(name)]).toEqual([null, null]);
  });
});
