import { describe, expect, it } from '@jest/globals';
import type { SentMedicalHistoryEntry } from '@nadi/contract/schema';
import { checkHistory } from './history-faults';
import { rulesOf } from './kinds';

const person = { dateOfBirth: '1972-03-14', now: new Date('2026-11-20T03:30:00Z') };
const faultsOf = (entries: SentMedicalHistoryEntry[], of: Parameters<typeof checkHistory>[2] = person) =>
  checkHistory({ noneKnown: [], entries }, [], of).map(({ pointer, code }) => [
    pointer.split('/').at(-1),
    code,
  ]);
const condition = (more: Partial<SentMedicalHistoryEntry> = {}): SentMedicalHistoryEntry => ({
  kind: 'condition',
  name: 'Asthma',
  status: 'active',
  ...more,
});

describe('a date', () => {
  it.each([
    ['1972', []],
    ['1972-03', []],
    ['1972-03-14', []],
    ['2026-11-20', []],
    // Lies in the future everywhere: no place has a later day than the 20th.
    ['2026-11-21', ['future']],
    ['2026-12', ['future']],
    ['2027', ['future']],
    ['1971', ['before-birth']],
    ['1972-02', ['before-birth']],
    ['1972-03-13', ['before-birth']],
    ['1895', ['too-old']],
    ['2023-02-29', ['format']],
    ['2024-02-29', []],
  ])('of %s', (onset, codes) => {
    expect(faultsOf([condition({ onset })]).map(([, code]) => code)).toEqual(codes);
  });

  it('is not held against a date of birth that nobody gave', () => {
    expect(faultsOf([condition({ onset: '1950' })], { ...person, dateOfBirth: null })).toEqual([]);
  });
});

describe('the same thing twice', () => {
  it('is one code, however it is called, and one name, however it is written', () => {
    const coded = { codeSystem: 'ICD-10', code: 'J45' } as const;
    expect(faultsOf([condition(coded), condition({ ...coded, name: 'Dama' })])).toEqual([
      ['name', 'duplicate'],
    ]);
    expect(faultsOf([condition(), condition({ name: 'ASTHMA' })])).toEqual([['name', 'duplicate']]);
    expect(faultsOf([condition(), condition({ name: 'Eczema' })])).toEqual([]);
  });

  it('is not another dose, another strength or another relative', () => {
    const dose = (onset: string): SentMedicalHistoryEntry => ({
      kind: 'immunisation',
      name: 'COVID-19',
      status: 'recorded',
      onset,
    });
    expect(faultsOf([dose('2021-04'), dose('2021-07')])).toEqual([]);
    expect(faultsOf([dose('2021-04'), dose('2021-04')])).toEqual([['name', 'duplicate']]);
    const medicine = (strength: string): SentMedicalHistoryEntry => ({
      kind: 'medicine',
      name: 'Metformin',
      status: 'active',
      strength,
    });
    expect(faultsOf([medicine('500 mg'), medicine('1 g')])).toEqual([]);
    expect(faultsOf([medicine('500 mg'), medicine('500 MG')])).toEqual([['name', 'duplicate']]);
    const illness = (relative: 'mother' | 'father'): SentMedicalHistoryEntry => ({
      kind: 'family-history',
      name: 'Stroke',
      status: 'recorded',
      relative,
    });
    expect(faultsOf([illness('mother'), illness('father')])).toEqual([]);
  });

  it('does not count where one was entered in error', () => {
    expect(faultsOf([condition(), condition({ status: 'entered-in-error' })])).toEqual([]);
  });
});

it('every kind needs what it cannot be without, and refuses the fields of other kinds', () => {
  for (const kind of Object.keys(rulesOf) as (keyof typeof rulesOf)[]) {
    const [status = 'unknown'] = rulesOf[kind].statuses;
    expect(faultsOf([{ kind, status }]).map(([, code]) => code)).toEqual(
      rulesOf[kind].needs.map(() => 'required'),
    );
    const foreign = kind === 'allergy' ? 'strength' : 'reaction';
    expect(faultsOf([{ kind, status, [foreign]: 'x' }])).toContainEqual([foreign, 'not-allowed']);
  }
});
