import { describe, expect, it } from '@jest/globals';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { OutboxEntry } from '../../platform/offline/write';
import { dashboardWith } from './dashboard-with-unsent';
import { nothingSaid } from './nothing-said';
import { historyWith, latestWith, type UnsentReading, unsentReadings } from './unsent-readings';

const reading: ReadingRow = {
  ...nothingSaid,
  id: 'sent',
  type: 'pulse',
  unit: '/min',
  value: 71,
  measuredAt: '2026-11-21T08:30:00+05:30',
  interpretation: { status: 'not-assessed', reason: 'no-range', source: null, range: null },
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
  expect(dashboardWith(notHere, [earlier, recorded])).toEqual({ ...notHere, waiting: [recorded] });
  expect(dashboardWith({ phase: 'failed' }, [recorded])).toEqual({ phase: 'failed' });
});

it('a reading that the server refused carries the reasons', () => {
  const { type, unit, value, measuredAt } = reading;
  const write = { operation: 'recordVitalSign', body: { type, unit, value, measuredAt }, isNow: false };
  const errors = [{ pointer: '/body/measuredAt', message: 'Must not be in the future.', code: 'future' }];
  const standing = { phase: 'refused', status: 422, message: 'Check your entries.', errors };
  const entry = { id: 7, type: 'vital-sign', subject: 'vital-sign/new-k', timestamp: 0, write, standing };
  const subject = { dateOfBirth: null, gender: null, pregnancy: 'unknown' } as const;
  const [row] = unsentReadings([entry as unknown as OutboxEntry], [], { subject, name: 'Asha' });
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
