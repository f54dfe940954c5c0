import { describe, expect, it } from '@jest/globals';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { OutboxEntry } from '../../../kernel/offline/write';
import { dashboardWith } from './dashboard-with-unsent';
import { emptyReading } from './empty-reading';
import { historyWith, latestWith, type UnsentReading, unsentReadings } from './unsent-readings';

const nobody = { dateOfBirth: null, gender: null, facts: [] } as const;
const now = new Date('2026-11-21T09:00:00+05:30');

const reading: ReadingRow = {
  ...emptyReading,
  id: 'sent',
  type: 'pulse',
  unit: '/min',
  value: 71,
  measuredAt: '2026-11-21T08:30:00+05:30',
  interpretation: interpret({ type: 'pulse', unit: '/min', value: 71 }, nobody, '2026-11-21T08:30:00+05:30'),
  earlierInterpretations: [],
  enteredBy: { self: true, name: 'Asha' },
  version: 1,
};
const recorded: UnsentReading = {
  ...reading,
  id: 'unsent-1',
  value: 190,
  version: 0,
  unsent: { entryId: 1, action: 'add', standing: 'waiting' },
};
const changed: UnsentReading = {
  ...reading,
  value: 72,
  unsent: { entryId: 2, action: 'change', standing: 'waiting' },
};

describe('of two readings of one minute', () => {
  it('the one that was entered later is the latest, though the other was changed after it', () => {
    const [item] = latestWith([{ type: 'pulse', latest: reading }], [recorded, changed]);
    expect(item?.latest).toBe(recorded);
  });

  it('the history has the one that was entered later first', () => {
    const choice = { type: null, dateFrom: undefined, page: 1 };
    expect(historyWith([reading], [recorded, changed], choice)).toEqual([recorded, changed]);
  });
});

it('the dashboard tells the latest that waits where nothing else is here', () => {
  const earlier = { ...recorded, id: 'unsent-0', measuredAt: '2026-11-21T07:00:00+05:30' };
  const notHere = { phase: 'not-on-device', firstName: 'Asha' } as const;
  expect(dashboardWith(notHere, [earlier, recorded], now)).toMatchObject({ ...notHere, waiting: [recorded] });
  expect(dashboardWith({ phase: 'failed' }, [recorded], now)).toEqual({ phase: 'failed' });
});

it('a reading that the server refused carries the reasons', () => {
  const { type, unit, value, measuredAt } = reading;
  const write = { operation: 'recordVitalSign', body: { type, unit, value, measuredAt }, isNow: false };
  const errors = [{ pointer: '/body/measuredAt', message: 'Must not be in the future.', code: 'future' }];
  const standing = { phase: 'refused', status: 422, message: 'Check your entries.', errors };
  const entry = { id: 7, type: 'vital-sign', subject: 'vital-sign/new-k', timestamp: 0, write, standing };
  const entries = [entry as unknown as OutboxEntry];
  const [row] = unsentReadings(entries, [], { subject: nobody, name: 'Asha' }, interpret);
  expect(row?.unsent).toEqual({
    entryId: 7,
    action: 'add',
    standing: 'attention',
    refusal: {
      message: 'Check your entries.',
      errors: [{ field: 'measuredAt', message: 'Must not be in the future.' }],
    },
  });
});

it('a reading that nothing assesses here is not assessed, and never passes for normal', () => {
  const { type, unit, measuredAt } = reading;
  const write = { operation: 'recordVitalSign', body: { type, unit, value: 190, measuredAt }, isNow: false };
  const standing = { phase: 'waiting' };
  const entry = { id: 8, type: 'vital-sign', subject: 'vital-sign/new-k', timestamp: 0, write, standing };
  const entries = [entry as unknown as OutboxEntry];
  const person = { subject: nobody, name: 'Asha' };
  const statusBy = (assessor: typeof interpret | null) =>
    unsentReadings(entries, [], person, assessor).map(({ interpretation }) => interpretation.status);
  expect(statusBy(interpret)).toEqual(['critical']);
  expect(statusBy(null)).toEqual(['not-assessed']);
});

describe('the dashboard with what waits', () => {
  const summary = {
    period: '30d' as const,
    attention: null,
    items: [
      {
        type: 'pulse' as const,
        count: 4,
        inRange: 4,
        inRangeConditionally: 0,
        outOfRange: 0,
        inRangeRun: { days: 4, span: 6, from: '2026-11-16', to: '2026-11-21' },
        latest: reading,
      },
    ],
  };
  const ready = { phase: 'ready', firstName: 'Asha', summary, trend: { phase: 'loading' } } as const;
  const assessed = (unsent: UnsentReading): UnsentReading => ({
    ...unsent,
    interpretation: interpret({ ...unsent }, nobody, unsent.measuredAt),
  });
  const shown = (unsent: UnsentReading[], from: typeof ready | object = ready, at = now) => {
    const state = dashboardWith({ ...ready, ...from }, unsent, at);
    return state.phase === 'ready' ? state.summary : null;
  };

  it('takes its first sentence from the most severe recent reading, sent or not', () => {
    const fast = assessed(recorded);
    expect(shown([fast])?.told.messages).toMatchObject([{ because: 'recent', reading: fast }]);
    const later = shown([fast], {}, new Date('2026-11-23T09:00:00+05:30'));
    expect(later?.told.messages).toMatchObject([{ because: 'last', reading: fast }]);
  });

  it('no longer asks for attention by a reading that is corrected or deleted here', () => {
    const severe = { ...reading, value: 190 };
    const attention = { ...severe, interpretation: assessed(recorded).interpretation };
    const items = summary.items.map((item) => ({ ...item, latest: attention }));
    const standing = { summary: { ...summary, items, recent: [attention] } };
    expect(shown([], standing)?.told.messages).toHaveLength(1);
    expect(shown([assessed(changed)], standing)?.told.messages).toEqual([]);
    const deleted = { ...changed, value: 190, unsent: { ...changed.unsent, action: 'delete' as const } };
    expect(shown([deleted], standing)?.told.messages).toEqual([]);
  });

  it('ends the days in range with a reading that is out of it', () => {
    expect(shown([assessed(recorded)])?.items[0]).toMatchObject({
      count: 5,
      inRange: 4,
      outOfRange: 1,
      inRangeRun: { days: 0, from: null },
    });
    expect(shown([assessed({ ...recorded, value: 70 })])?.items[0]?.inRangeRun.days).toBe(4);
  });

  it('counts apart what is in range only under a condition', () => {
    const glucose = assessed({ ...recorded, type: 'glucose', unit: 'mg/dL', value: 118, timing: 'unknown' });
    expect(shown([glucose])?.items[1]).toMatchObject({ inRange: 0, inRangeConditionally: 1, outOfRange: 0 });
  });
});
