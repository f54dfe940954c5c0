import { describe, expect, it } from '@jest/globals';
import { checkRecord, emptyRecord } from './check-record';

const today = '2026-11-20';
const entry = { ...emptyRecord, type: 'lab_report' as const, title: ' HbA1c ' };
const faultsOf = (more: Partial<typeof emptyRecord>) => {
  const checked = checkRecord({ ...entry, ...more }, today);
  return 'faults' in checked ? checked.faults.map(({ name }) => name) : [];
};

describe('the details of a record', () => {
  it('are trimmed, with tags in lower case and once each', () => {
    expect(checkRecord({ ...entry, tags: 'Heart, heart , ,kidney', source: ' ', day: today }, today)).toEqual(
      {
        draft: {
          ...{ type: 'lab_report', title: 'HbA1c', day: today, source: null, notes: null, onlyYou: false },
          tags: ['heart', 'kidney'],
        },
      },
    );
  });

  it('need a type and a title, and no day in the future', () => {
    expect(faultsOf({ type: null, title: '  ', day: '2026-11-21' })).toEqual(['type', 'title', 'day']);
  });

  it('have the limits of the contract', () => {
    expect(faultsOf({ title: 'x'.repeat(121), source: 'x'.repeat(121), notes: 'x'.repeat(2_001) })).toEqual([
      'title',
      'source',
      'notes',
    ]);
    expect(faultsOf({ tags: 'x'.repeat(31) })).toEqual(['tags']);
    expect(faultsOf({ tags: '1,2,3,4,5,6,7,8,9,10,11' })).toEqual(['tags']);
  });
});
