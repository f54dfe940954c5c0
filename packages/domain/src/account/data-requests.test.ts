import { describe, expect, it } from '@jest/globals';
import {
  dataRequestTypes,
  dueOn,
  isOverdue,
  longestDays,
  maxWaiting,
  publishedDays,
  refuseAnotherRequest,
  refuseOwnDecision,
} from './data-requests';

describe('the last day for an answer to a request about personal data', () => {
  it('is counted from the day in India on which the request was received', () => {
    // 01:00 of 3 November in India.
    const received = new Date('2026-11-02T19:30:00Z');
    expect(dueOn('access', received)).toBe('2026-12-03');
    expect(dueOn('grievance', received)).toBe('2026-11-18');
  });

  it('is within the period that rule 14(3) of the DPDP Rules, 2025 allows, for every type', () => {
    const received = '2026-01-01T06:30:00Z';
    for (const type of dataRequestTypes)
      expect(Date.parse(dueOn(type, received)) - Date.parse('2026-01-01')).toBeLessThanOrEqual(
        longestDays * 86_400_000,
      );
  });

  it('is as far away as the published period says, for every type', () => {
    const received = '2026-01-01T06:30:00Z';
    const days = (type: (typeof dataRequestTypes)[number]) =>
      (Date.parse(dueOn(type, received)) - Date.parse('2026-01-01')) / 86_400_000;
    for (const type of dataRequestTypes)
      expect(days(type)).toBe(type === 'grievance' ? publishedDays.grievanceDays : publishedDays.requestDays);
  });

  it('has passed when the next day begins in India, unless the request has ended', () => {
    const lastMinute = new Date('2026-12-03T18:29:00Z');
    const nextDay = new Date('2026-12-03T18:30:00Z');
    const request = (status: 'open' | 'in_progress' | 'answered' | 'withdrawn') => ({
      status,
      dueOn: '2026-12-03',
    });
    expect(isOverdue(request('open'), lastMinute)).toBe(false);
    expect(isOverdue(request('open'), nextDay)).toBe(true);
    expect(isOverdue(request('in_progress'), nextDay)).toBe(true);
    expect(isOverdue(request('answered'), nextDay)).toBe(false);
    expect(isOverdue(request('withdrawn'), nextDay)).toBe(false);
  });
});

describe('requests about personal data', () => {
  it('wait at most five at a time', () => {
    expect(refuseAnotherRequest(maxWaiting - 1)).toBeNull();
    expect(refuseAnotherRequest(maxWaiting)).toMatch(/^You have 5 requests/);
  });
});

describe('a decision about a request', () => {
  it('is refused to the person who made the request alone', () => {
    expect(refuseOwnDecision({ userId: 'a' }, 'a')).toContain('Another administrator');
    expect(refuseOwnDecision({ userId: 'a' }, 'b')).toBeNull();
  });
});
