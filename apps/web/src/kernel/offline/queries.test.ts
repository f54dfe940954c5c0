import { describe, expect, it } from '@jest/globals';
import { startOfHistory } from '../../areas/vital-signs/queries/history-address';
import { dayOf } from '../browser/clock';
import '../../app/services';
import { questionOf } from './queries';

const noon = new Date(2026, 10, 20, 12).getTime();
const day = 86_400_000;

const historyAt = (now: number, period: '7d' | '30d' | '1y' | 'all', page = 1) => {
  const today = dayOf({
    now: new Date(now).toISOString(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return questionOf(
    ['get', '/vital-signs', { params: { query: { page, dateFrom: startOfHistory(period, today) } } }],
    now,
  );
};

describe('a question', () => {
  it('about the last days is the same tomorrow, and each period is another', () => {
    expect(historyAt(noon, '30d')).toBe('/vital-signs?dateFrom=-30d&page=1');
    expect(historyAt(noon + day, '30d')).toBe(historyAt(noon, '30d'));
    expect(historyAt(noon + 200 * day, '1y')).toBe(historyAt(noon, '1y'));
    expect(new Set((['7d', '30d', '1y', 'all'] as const).map((period) => historyAt(noon, period))).size).toBe(
      4,
    );
  });

  it('tells kind, page and period apart, in whatever order they are asked for', () => {
    const ask = (query: object) => questionOf(['get', '/vital-signs', { params: { query } }], noon);
    expect(ask({ type: 'pulse', page: 2 })).toBe(ask({ page: 2, type: 'pulse', dateFrom: undefined }));
    expect(ask({ page: 2 })).not.toBe(ask({ page: 1 }));
    expect(ask({ page: 1, type: 'pulse' })).not.toBe(ask({ page: 1, type: 'glucose' }));
  });

  it('tells patients apart, by the patient for whom the page is', () => {
    const ask = (patientId?: string | null) =>
      questionOf(['get', '/vital-signs', { params: { query: { page: 1 } } }], noon, patientId);
    expect(ask(null)).toBe(ask());
    expect(new Set([ask(), ask('asha'), ask('ravi')]).size).toBe(3);
  });

  it.each([
    ['/patients/profile', '/patients/profile'],
    ['/doctors/profile', '/doctors/profile'],
    ['/patients/health-facts', '/patients/health-facts'],
    ['/vital-signs/summary', '/vital-signs/summary'],
    ['/vital-signs/trends', '/vital-signs/trends'],
  ])('that is asked at %s is kept', (path, question) => {
    expect(questionOf(['get', path], noon)).toBe(question);
  });

  it.each([
    ['who is here, which the session keeps', ['get', '/auth/me']],
    ["others' registrations", ['get', '/admin/registrations']],
    ['who looked at the record', ['get', '/patients/access-log']],
    ['a write', ['post', '/vital-signs']],
    ['something of the page itself', ['demo-accounts']],
  ])('is none where it is about %s', (_what, key) => {
    expect(questionOf(key, noon)).toBeNull();
  });
});
