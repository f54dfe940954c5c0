import { describe, expect, it } from '@jest/globals';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import { nothingSaid } from './nothing-said';
import { historyWith, latestWith, type UnsentReading } from './unsent-readings';

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
