import { describe, expect, it } from '@jest/globals';
import { checkEntry, emptyForm, formOf, readDate } from './entry-form';
import { sayDate } from './history-words';

describe('a date as it is typed', () => {
  it.each([
    ['2019', '2019'],
    ['05/2019', '2019-05'],
    ['5/2019', '2019-05'],
    ['12/05/2019', '2019-05-12'],
    ['12.5.2019', '2019-05-12'],
    ['2019-05-12', '2019-05-12'],
    ['2019-05', '2019-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['13/2019', null],
    ['31/04/2019', null],
    ['19', null],
    ['last summer', null],
    ['', null],
  ])('%p is %p', (typed, date) => {
    expect(readDate(typed)).toBe(date);
  });

  it('is said as exactly as it is known', () => {
    expect(['2019', '2019-05', '2019-05-12'].map(sayDate)).toEqual(['2019', 'May 2019', '12 May 2019']);
  });
});

it('an entry is what was said, trimmed; what was left empty is not known', () => {
  const form = { ...emptyForm('allergy'), name: ' Groundnuts ', reaction: '  ' };
  expect(checkEntry(form, '2026-11-20')).toMatchObject({
    draft: { name: 'Groundnuts', reaction: null, onset: null, severity: null, status: 'active' },
  });
});

it('a kept entry is sent back with what can be said in it, and nothing else of the server', () => {
  const { onsetText: _, ...said } = { ...emptyForm('allergy'), name: 'Latex', onset: '2011-05', code: 'X1' };
  const entry = { ...said, id: 'a', createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' };
  expect(formOf(entry).onsetText).toBe('05/2011');
  expect(checkEntry(formOf(entry), '2026-11-20')).toEqual({ draft: said });
});

it('this year and this month are not in the future', () => {
  const faultsOf = (onsetText: string) =>
    checkEntry({ ...emptyForm('condition'), name: 'Asthma', onsetText }, '2026-11-20');
  expect(faultsOf('2026')).toHaveProperty('draft');
  expect(faultsOf('11/2026')).toHaveProperty('draft');
  expect(faultsOf('12/2026')).toHaveProperty('faults');
});
