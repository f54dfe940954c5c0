import { describe, expect, it } from '@jest/globals';
import { checkFact, emptyFact } from './fact-draft';

const today = '2026-11-20';
const faults = (entry: Partial<typeof emptyFact>) => {
  const checked = checkFact({ ...emptyFact, ...entry }, today);
  return 'faults' in checked ? checked.faults.map(({ name }) => name) : [];
};

describe('checkFact', () => {
  it('names what is missing', () => {
    expect(faults({})).toEqual(['type', 'from']);
    expect(faults({ type: 'altitude', from: today })).toEqual(['metres']);
    expect(faults({ type: 'oxygen-target-88-92', from: today, setBy: ' ' })).toEqual(['setBy']);
  });

  it('names what cannot be', () => {
    expect(faults({ type: 'pregnant', from: '2026-11-21' })).toEqual(['from']);
    expect(faults({ type: 'pregnant', from: '2026-11-02', to: '2026-11-01' })).toEqual(['to']);
    expect(faults({ type: 'altitude', from: today, metres: 900 })).toEqual(['metres']);
  });

  it('sends only what belongs to the type', () => {
    const entry = { from: '2026-11-02', to: '2026-11-01', metres: 3000, setBy: 'Dr. Rao' };
    expect(checkFact({ ...entry, type: 'gave-birth' }, today)).toEqual({
      draft: {
        type: 'gave-birth',
        from: '2026-11-02',
        to: null,
        metres: null,
        setBy: null,
      },
    });
  });
});
