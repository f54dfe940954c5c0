import { describe, expect, it } from '@jest/globals';
import { sinceOf } from './since';
import type { ConsultationStatus } from './visit';

const changesOf = (...statuses: ConsultationStatus[]) =>
  statuses.map((status, index) => ({ status, at: `2026-11-0${index + 1}T09:00:00Z` }));

describe('sinceOf', () => {
  it('returns the moment of the last change of state', () => {
    const changes = changesOf('requested', 'confirmed', 'checked_in');
    expect(sinceOf(changes, 'checked_in')).toBe('2026-11-03T09:00:00Z');
  });

  it('counts from before a visit was moved, as it stayed in its state', () => {
    expect(sinceOf(changesOf('requested', 'confirmed', 'confirmed'), 'confirmed')).toBe(
      '2026-11-02T09:00:00Z',
    );
  });

  it('counts from the second time in a state, not from the first', () => {
    expect(sinceOf(changesOf('requested', 'confirmed', 'requested'), 'requested')).toBe(
      '2026-11-03T09:00:00Z',
    );
  });

  it('returns null if no change says it', () => {
    expect(sinceOf(changesOf('confirmed', 'in_progress'), 'completed')).toBeNull();
    expect(sinceOf([], 'confirmed')).toBeNull();
  });
});
