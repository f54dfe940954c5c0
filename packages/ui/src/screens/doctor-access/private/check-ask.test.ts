import { describe, expect, it } from '@jest/globals';
import { NewAuthorization, NewEmergencyAccess } from '@nadi/contract/limits';
import { checkScope } from '@nadi/domain/consent/consent';
import { type AskForm, askLimits, checkAsk, emergencyLimits, lengths } from './check-ask';

const at = { now: '2026-11-20T03:30:00.000Z', today: '2026-11-20' };
const form: AskForm = {
  purpose: 'CAREMGT',
  reason: ' Your first visit is tomorrow. ',
  kinds: ['conditions'],
  days: 'year',
  range: null,
  length: '7',
};
const draftOf = (changed: Partial<AskForm>) => {
  const checked = checkAsk({ ...form, ...changed }, at);
  if (!('draft' in checked)) throw new Error(JSON.stringify(checked));
  return checked.draft;
};
const faultsOf = (changed: Partial<AskForm>) => {
  const checked = checkAsk({ ...form, ...changed }, at);
  return 'faults' in checked ? checked.faults.map(({ name }) => name) : [];
};

describe('what a doctor asks for', () => {
  it('has the bounds of the contract', () => {
    const { minLength, maxLength } = NewAuthorization.reason;
    expect(askLimits).toEqual({ minimum: minLength, maximum: maxLength });
    const { reason } = NewEmergencyAccess;
    expect(emergencyLimits).toEqual({ minimum: reason.minLength, maximum: reason.maxLength });
  });

  it('is the last year up to today, for so many days from now', () => {
    expect(draftOf({})).toEqual({
      purpose: 'CAREMGT',
      reason: 'Your first visit is tomorrow.',
      kinds: ['conditions'],
      dates: { from: '2025-11-20', to: '2026-11-20' },
      accessUntil: '2026-11-27T03:30:00.000Z',
    });
  });

  it('is all days only where that was chosen, whatever range was typed before', () => {
    const range = { start: '2026-01-01', end: '2026-02-01' };
    expect(draftOf({ days: 'all', range }).dates).toBeNull();
    expect(draftOf({ days: 'range', range }).dates).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  });

  it('is never refused by the server for its length, though the server is a minute behind', () => {
    const earlier = new Date(Date.parse(at.now) - 60_000);
    for (const length of lengths) expect(checkScope(draftOf({ length }), earlier)).toEqual([]);
  });

  it.each([
    [{ reason: '  too few ' }, ['reason']],
    [{ reason: 'a'.repeat(501) }, ['reason']],
    [{ kinds: [] }, ['kinds']],
    [{ days: 'range', range: null } as const, ['dates']],
    [{ reason: '', kinds: [], days: 'range' } as const, ['reason', 'kinds', 'dates']],
  ])('%j is refused at %j', (changed, names) => {
    expect(faultsOf(changed)).toEqual(names);
  });
});
