import { describe, expect, it } from '@jest/globals';
import { notificationCategories } from '../notifications/preferences';
import { countsOf, deliveryPurposes, deliveryStates, purposeOfNotification, statesBefore } from './delivery';

const told = { type: 'some', category: 'general', consultationId: null } as const;

describe('the purpose of a notification', () => {
  it('is health for readings, goals, medicines, visits and trials alike', () => {
    for (const category of ['readings', 'goals', 'medicines'] as const)
      expect(purposeOfNotification({ ...told, category })).toBe('health');
    expect(purposeOfNotification({ ...told, consultationId: 'a' })).toBe('health');
    expect(purposeOfNotification({ ...told, type: 'trial-accepted' })).toBe('health');
  });

  it('is that of a broadcast or a test where it is one, and its category otherwise', () => {
    expect(purposeOfNotification({ ...told, type: 'broadcast' })).toBe('broadcast');
    expect(purposeOfNotification({ ...told, type: 'test' })).toBe('test');
    expect(purposeOfNotification({ ...told, category: 'security' })).toBe('security');
    expect(purposeOfNotification(told)).toBe('general');
  });

  it('is one of the fixed list for each category', () => {
    for (const category of notificationCategories)
      expect(deliveryPurposes).toContain(purposeOfNotification({ ...told, category }));
  });
});

describe('the state of a message', () => {
  it('changes while it is to be sent, and from given up to sent alone', () => {
    for (const state of deliveryStates) {
      const open = ['WAITING', 'RETRYING'];
      expect(statesBefore(state)).toEqual(state === 'SENT' ? [...open, 'FAILED'] : open);
    }
  });
});

describe('the counts of a day', () => {
  it('name each state, with 0 for one that has none and at most 10,000', () => {
    expect(
      countsOf([
        { state: 'SENT', count: 10_001 },
        { state: 'FAILED', count: 2 },
      ]),
    ).toEqual({ WAITING: 0, SENT: 10_000, RETRYING: 0, FAILED: 2, LIMITED: 0, EXPIRED: 0, SKIPPED: 0 });
  });
});
