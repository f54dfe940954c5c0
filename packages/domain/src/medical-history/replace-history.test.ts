import { expect, it } from '@jest/globals';
import type { NewMedicalHistory } from '@nadi/contract/schema';
import { presentHistory } from './present-history';
import { type Replaced, replaceHistory } from './replace-history';

const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];

function replaced(sent: NewMedicalHistory, known: Replaced<string>['rows'], at: string): Replaced<string> {
  let count = known.length;
  const given = { dateOfBirth: null, now: new Date(at), at, newId: () => `id-${count++}` };
  const result = replaceHistory(sent, known, given);
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result;
}

const [asthma, nuts] = [
  { kind: 'condition', name: 'Asthma', status: 'active' },
  { kind: 'allergy', name: 'Groundnuts', status: 'active' },
] as const;

it('writes only what says something else, and keeps ids and times of the rest', () => {
  const before = replaced({ noneKnown: ['medicine', 'procedure'], entries: [asthma, nuts] }, [], first);
  expect(before.changed).toHaveLength(4);
  const after = replaced(
    {
      lists: ['procedure'],
      noneKnown: ['medicine'],
      entries: [
        { ...asthma, id: 'id-0' },
        { ...nuts, id: 'id-1', severity: 'severe' },
      ],
    },
    before.rows,
    second,
  );
  expect(after.changed).toMatchObject([
    { id: 'id-1', severity: 'severe', createdAt: first, updatedAt: second },
  ]);
  // That there are no procedures is not said any more.
  expect(after.removed).toEqual(['id-3']);
  expect(after.rows.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
    ['id-0', first],
    ['id-1', second],
    ['id-2', first],
  ]);
});

it('leaves the lists that are not named as they are, and empties one that is named with nothing', () => {
  const before = replaced({ noneKnown: ['procedure'], entries: [asthma, nuts] }, [], first);
  const milk = { kind: 'allergy', name: 'Milk', status: 'active' } as const;
  const added = replaced({ noneKnown: [], entries: [{ ...nuts, id: 'id-1' }, milk] }, before.rows, second);
  expect(added).toMatchObject({ changed: [{ name: 'Milk' }], removed: [] });
  expect(added.rows.map(({ kind, name }) => [kind, name]).sort()).toEqual([
    ['allergy', 'Groundnuts'],
    ['allergy', 'Milk'],
    ['condition', 'Asthma'],
    ['procedure', null],
  ]);
  const emptied = replaced({ lists: ['allergy'], noneKnown: [], entries: [] }, added.rows, second);
  expect(emptied.rows.map(({ kind }) => kind).sort()).toEqual(['condition', 'procedure']);
  expect(emptied.removed).toHaveLength(2);
  expect(replaced({ noneKnown: [], entries: [] }, added.rows, second)).toMatchObject({
    changed: [],
    removed: [],
  });
});

it('refuses more than two hundred entries of all lists together', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...asthma, name: `Condition ${index}` }));
  const { rows } = replaced({ noneKnown: [], entries: many }, [], first);
  expect(() => replaced({ noneKnown: [], entries: [nuts] }, rows, second)).toThrow('maxItems');
});

it('a statement of none is no entry, and cannot be changed as one', () => {
  const { rows } = replaced({ noneKnown: ['allergy'], entries: [] }, [], first);
  const [none] = rows;
  expect(presentHistory({ version: 1, updatedAt: first }, rows, [])).toMatchObject({
    noneKnown: ['allergy'],
    entries: [],
  });
  expect(() => replaced({ noneKnown: [], entries: [{ ...nuts, id: none?.id ?? '' }] }, rows, second)).toThrow(
    'unknown-entry',
  );
});

it('takes no answer from what was entered in error', () => {
  const { rows } = replaced({ noneKnown: [], entries: [{ ...nuts, status: 'entered-in-error' }] }, [], first);
  expect(presentHistory({ version: 1, updatedAt: first }, rows, []).unanswered).toContain('allergy');
});
