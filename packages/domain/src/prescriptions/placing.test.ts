import { describe, expect, it } from '@jest/globals';
import { drugs } from '../medicines/drugs';
import { findPrescribable, refuseTyped } from './find-prescribable';
import { placeMedicine } from './placing';
import { refuseItem, type Situation } from './visit-rules';

const first: Situation = { mode: 'video_call', kind: 'first' };
const firstByVoice: Situation = { mode: 'audio_call', kind: 'first' };
const followUp: Situation = { mode: 'audio_call', kind: 'follow-up' };
const inClinic: Situation = { mode: 'in_clinic', kind: 'in-clinic' };

const listOf = (generic: string) => {
  const placing = placeMedicine({ generic });
  return 'prohibited' in placing ? placing.prohibited : placing.list;
};
const codeOf = (generic: string, situation: Situation, isRefill = false) =>
  refuseItem({ generic, brand: null, strength: null, isRefill }, situation)?.code ?? null;

describe('the placing of medicines', () => {
  it.each([
    ['Paracetamol', 'O'],
    ['Oral rehydration salts', 'O'],
    ['Zinc sulfate', 'O'],
    ['Enalapril', 'A'],
    ['Metformin', 'A'],
    ['Clotrimazole', 'A'],
    ['Chlortalidone', 'B'],
    ['Sitagliptin', 'B'],
    ['Telmisartan and hydrochlorothiazide', 'B'],
    ['Warfarin', 'B'],
    ['Alprazolam', 'psychotropic'],
    ['Tramadol and paracetamol', 'psychotropic'],
    ['Morphine', 'narcotic'],
    ['Ketamine', 'schedule-x'],
    ['Ashwagandha', null],
  ])('places %s in %s', (generic, list) => {
    expect(listOf(generic)).toBe(list);
  });

  it('gives a reason for each medicine of the drug list', () => {
    for (const { generic } of drugs) expect(placeMedicine({ generic }).reason).toMatch(/^.{20,300}\.$/);
  });

  it.each([
    ...[
      'ALPRAZOLAM',
      'alprax',
      ' Restyl ',
      'Alprazolam 0.25 mg',
      'tab. alprazolam',
      'al-prazolam',
      'alpra zolam',
    ],
    ...[
      'Codeine phosphate',
      'Phenobarbitone',
      'Dextroamphetamine',
      'Tramadól',
      'Syrup with codeine and more',
    ],
    ...['Pethidine hydrochloride', 'LSD', 'cannabis oil'],
  ])('refuses a prohibited substance that is written as %p, in the clinic too', (name) => {
    for (const situation of [first, followUp, inClinic])
      expect(codeOf(name, situation, true)).toBe('prohibited');
  });

  it('refuses a prohibited substance that stands as the brand or beside the strength', () => {
    const asBrand = { generic: 'Sleep tablet', brand: 'Zolfresh', strength: null, isRefill: false };
    const asStrength = {
      generic: 'Paracetamol',
      brand: null,
      strength: '500 mg + codeine 8 mg',
      isRefill: false,
    };
    expect(refuseItem(asBrand, followUp)?.reason).toContain('Zolpidem is a psychotropic substance');
    expect(refuseItem(asStrength, followUp)?.reason).toContain('Codeine is a narcotic drug');
  });

  it('does not take other names for prohibited substances', () => {
    for (const name of ['Apomorphine', 'Pancreatin', 'Lorcaserin', 'Valsartan'])
      expect(String(listOf(name))).not.toMatch(/narcotic|psychotropic|schedule-x/);
  });
});

describe('the lists of a visit', () => {
  it.each([
    ['Paracetamol', [null, null, null, null]],
    ['Enalapril', [null, 'list', 'list', null]],
    ['Warfarin', ['list', 'list', null, null]],
    ['Ashwagandha', ['unlisted', 'unlisted', null, null]],
  ])(
    'decides on %s at a first visit by video and by voice, a follow-up and in the clinic',
    (generic, codes) => {
      const found = [first, firstByVoice, followUp, inClinic].map((situation) => codeOf(generic, situation));
      expect(found).toEqual(codes);
    },
  );

  it('opens List A in a follow-up by voice to a refill alone', () => {
    expect([codeOf('Enalapril', followUp, true), codeOf('Enalapril', followUp, false)]).toEqual([
      null,
      'list',
    ]);
  });

  it('finds a prohibited medicine by its brand, with the clause', () => {
    const [found] = findPrescribable('alprax', first);
    expect(found).toMatchObject({ generic: 'Alprazolam', brand: 'Alprax', list: null });
    expect(found?.refusal).toMatchObject({ code: 'prohibited' });
    expect(found?.refusal?.reason).toContain('psychotropic substance of the NDPS Act, 1985');
  });

  it('says of a medicine that it can be written as a refill alone', () => {
    expect(findPrescribable('enalap', followUp)[0]).toMatchObject({ refusal: null });
    expect(findPrescribable('enalap', followUp)[0]?.refillOnly).toContain('List A');
    expect(findPrescribable('enalap', first)[0]?.refillOnly).toBeNull();
    expect(refuseTyped('Ashwagandha', first)?.code).toBe('unlisted');
  });
});
