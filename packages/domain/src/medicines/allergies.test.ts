import { describe, expect, it } from '@jest/globals';
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
});
