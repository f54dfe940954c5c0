import { describe, expect, it } from '@jest/globals';
import { changeInsight, checkChange, followInsights, type Told } from './follow';
import { type InsightLevel, type InsightStatement, measures, urgentFrom } from './statement';

const saying = (level: InsightLevel, to: string | null = null, key = 'a-rule'): InsightStatement => ({
  ...{ key, rule: 'a-rule', level, status: null, title: 'A statement', text: 'It says so.', steps: [] },
  confidence: { level: 'sure', because: 'It is a test.' },
  ...{ figures: [], from: null, to, evidence: [], chart: null, sources: [] },
});

let ids = 0;
const follow = (
  kept: readonly Told<InsightStatement, string>[],
  found: readonly InsightStatement[],
  now: string,
) => followInsights<InsightStatement, string>(kept, found, { ...measures, now, newId: () => `id-${ids++}` });
const first = (found: readonly InsightStatement[]) => {
  const [one] = follow([], found, '2026-11-01T00:00:00Z');
  if (!one) throw new Error('One statement is followed as one.');
  return one.row;
};

describe('an insight from one time to the next', () => {
  it('is new once, kept while it says the same, and said anew with other words', () => {
    const row = first([saying('attention')]);
    expect(follow([row], [saying('attention')], '2026-11-02T00:00:00Z')).toEqual([{ row, change: null }]);
    const [anew] = follow([row], [{ ...saying('attention'), text: 'It says more.' }], '2026-11-02T00:00:00Z');
    expect(anew).toMatchObject({
      change: 'said-anew',
      row: { id: row.id, firstSaidAt: row.firstSaidAt, saidAt: '2026-11-02T00:00:00Z', version: 2 },
    });
  });

  it('says the same whatever the order in which a database gives back its fields', () => {
    const row = first([saying('attention')]);
    const turned = Object.fromEntries(Object.entries(row.said).reverse()) as unknown as InsightStatement;
    expect(follow([{ ...row, said: turned }], [saying('attention')], '2026-11-02T00:00:00Z')).toMatchObject([
      { change: null },
    ]);
  });

  it('is resolved when it no longer holds, and begins again as another', () => {
    const row = first([saying('attention')]);
    const [gone] = follow([row], [], '2026-11-02T00:00:00Z');
    expect(gone).toMatchObject({
      change: 'resolved',
      row: { id: row.id, resolvedAt: '2026-11-02T00:00:00Z' },
    });
    const [again] = follow([], [saying('attention')], '2026-11-03T00:00:00Z');
    expect(again).toMatchObject({ change: 'new', row: { firstSaidAt: '2026-11-03T00:00:00Z' } });
    expect(again?.row.id).not.toBe(row.id);
  });

  it.each([
    ['stays dismissed with other words', 'attention', 'attention', null, false],
    ['is open again when it gets worse', 'attention', 'urgent', null, true],
    ['stays dismissed when it gets milder', 'urgent', 'attention', '2026-11-01', false],
    ['is open again when it is urgent and rests on something newer', 'urgent', 'urgent', '2026-11-02', true],
    [
      'is open again when it asks for something and rests on something newer',
      'attention',
      'attention',
      '2026-11-02',
      true,
    ],
    [
      'stays dismissed when it is good to know and rests on something newer',
      'information',
      'information',
      '2026-11-02',
      false,
    ],
    ['stays dismissed when it is urgent and rests on nothing newer', 'urgent', 'urgent', '2026-11-01', false],
  ] as const)('%s', (_, before, after, to, isOpen) => {
    const row = changeInsight(
      first([saying(before, '2026-11-01')]),
      { isDismissed: true },
      '2026-11-01T10:00:00Z',
    );
    const said = { ...saying(after, to ?? '2026-11-01'), text: 'It says more.' };
    const [next] = follow([row], [said], '2026-11-02T00:00:00Z');
    expect(next?.row.dismissedAt).toBe(isOpen ? null : '2026-11-01T10:00:00Z');
    expect(next?.change).toBe(isOpen ? 'opened-again' : 'said-anew');
  });

  it('is open again when it got milder after it was dismissed, and then worse', () => {
    const dismissed = changeInsight(first([saying('urgent', '2026-11-01')]), { isDismissed: true }, 'now');
    const [milder] = follow([dismissed], [saying('attention', '2026-11-01')], 'then');
    expect(milder?.row.dismissedAt).toBe('now');
    const [again] = follow(milder ? [milder.row] : [], [saying('urgent', '2026-11-01')], 'later');
    expect(again).toMatchObject({ change: 'opened-again', row: { dismissedAt: null } });
  });

  it('counts as urgent from `urgent` on', () => {
    expect(measures.rankOf(saying('urgent'))).toBe(urgentFrom);
    expect(measures.rankOf(saying('emergency'))).toBeGreaterThan(urgentFrom);
  });

  it('compares times by the moment, whatever their offsets', () => {
    const early = measures.newestOf(saying('urgent', '2026-11-01T05:00:00+05:30'));
    const late = measures.newestOf(saying('urgent', '2026-11-01T00:30:00Z'));
    expect(String(late) > String(early)).toBe(true);
  });
});

describe('what a person says of an insight', () => {
  it('wants a reason for “not right”, and for nothing else', () => {
    expect(checkChange({ verdict: 'not_right' })).toMatchObject([{ code: 'required' }]);
    expect(checkChange({ verdict: 'not_right', reason: 'Not mine.' })).toEqual([]);
    expect(checkChange({ verdict: 'useful', reason: 'Because.' })).toMatchObject([{ code: 'not-allowed' }]);
    expect(checkChange({ reason: 'Because.' })).toMatchObject([{ code: 'not-allowed' }]);
  });

  it('changes nothing the second time', () => {
    const row = first([saying('attention')]);
    const once = changeInsight(row, { isDismissed: true, verdict: 'useful' }, 'now');
    expect(once).toMatchObject({ dismissedAt: 'now', verdict: 'useful', verdictAt: 'now', version: 2 });
    expect(changeInsight(once, { isDismissed: true, verdict: 'useful' }, 'later')).toBe(once);
  });

  it('is taken back', () => {
    const row = changeInsight(first([saying('attention')]), { isDismissed: true, verdict: 'useful' }, 'now');
    expect(changeInsight(row, { isDismissed: false, verdict: null }, 'later')).toMatchObject({
      ...{ dismissedAt: null, dismissedRank: null, verdict: null, verdictAt: null, version: 3 },
    });
  });
});
