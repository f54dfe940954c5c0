import { describe, expect, it } from '@jest/globals';
import { checkAllergies } from './allergies';
import { aMedicine } from './samples';
import type { HistoryEntry } from './warning';
import { checkMedicines } from './warnings';

const allergy = (name: string): HistoryEntry => ({
  ...{ id: name.toLowerCase(), kind: 'allergy', status: 'active', name, code: null, codeSystem: null },
});

describe('the warning of a thiazide with an allergy to sulfonamides', () => {
  it('asks for care with its source, and says nothing of an allergy to trimethoprim', () => {
    const medicines = [
      aMedicine({ id: 'one', generic: 'Hydrochlorothiazide', atc: 'C03AA03' }),
      aMedicine({ id: 'two', generic: 'Telmisartan and hydrochlorothiazide', atc: 'C09DA07' }),
      aMedicine({ id: 'three', generic: 'Indapamide', atc: 'C03BA11' }),
      aMedicine({ id: 'four', generic: 'Telmisartan', atc: 'C09CA07' }),
    ];
    const told = (name: string, more: Partial<HistoryEntry> = {}) =>
      checkMedicines({
        medicines,
        pregnancy: 'not-pregnant',
        today: '2026-11-20',
        history: [{ ...allergy(name), ...more }],
      }).warnings.filter(({ kind }) => kind === 'allergy');
    for (const name of ['Sulfa drugs', 'Sulfamethoxazole', 'Bactrim'])
      expect(told(name).map(({ medicineIds, severity }) => `${medicineIds[0]} ${severity}`)).toEqual(
        ['one', 'two', 'three'].map((id) => `${id} caution`),
      );
    expect(told('Sulfonamides', { code: 'J01E', codeSystem: 'ATC' })).toHaveLength(3);
    expect(told('Trimethoprim', { code: 'J01EA01', codeSystem: 'ATC' })).toEqual([]);
    const [warning] = told('Sulfa drugs');
    expect([warning?.source?.title, (warning?.text.length ?? 0) <= 400]).toEqual([
      expect.stringContaining('Strom'),
      true,
    ]);
    expect(told('Hydrochlorothiazide')).toMatchObject([{ severity: 'avoid' }, { severity: 'avoid' }]);
  });

  it('covers combinations, says of an unnamed diuretic that it may be one, and leaves out those without', () => {
    const said = (atc: string) => {
      const medicine = aMedicine({ id: 'one', generic: 'Combination', atc });
      return checkAllergies(
        [{ medicine, codes: [atc], name: 'Combination' }],
        [],
        [allergy('Sulfa drugs')],
      ).warnings.map(
        ({ text, severity }) => `${/^Combination (.*?) a thiazide\./.exec(text)?.[1]} ${severity}`,
      );
    };
    const named = ['C07BB07', 'C07DB01', 'C09BX01', 'C09BX03', 'C09BX06', 'C09XA52', 'C09XA54'];
    for (const atc of [...named, 'C09DX01', 'C09DX03', 'C09DX06', 'C09DX07'])
      expect([atc, said(atc)]).toEqual([atc, ['is, or contains, caution']]);
    for (const atc of ['C02LA01', 'C07CB03', 'C08GA02'])
      expect([atc, said(atc)]).toEqual([atc, ['may contain caution']]);
    for (const atc of [
      'C09BX02',
      'C09BX04',
      'C09BX05',
      'C09DX02',
      'C09DX04',
      'C09DX05',
      'C09XA53',
      'C07AB03',
    ])
      expect([atc, said(atc)]).toEqual([atc, []]);
  });
});
