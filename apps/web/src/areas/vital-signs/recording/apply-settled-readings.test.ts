import { describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import { QueryClient } from '@tanstack/react-query';
import type { Settled } from '../../../kernel/offline/entries';
import type { OutboxEntry, Write } from '../../../kernel/offline/write';
import { toListed, withRanges } from '../queries/range-sets';
import { applySettledReadings, listWith } from './apply-settled-readings';

const [first, second] = cast.readings.asha as [VitalSign, VitalSign];
const [{ reading: listedFirst }, { reading: listedSecond, rangeSets }] = [
  toListed(first, { data: [], rangeSets: [] }),
  toListed(second, { data: [], rangeSets: [first.interpretation.ranges] }),
];
const list = {
  data: [listedFirst, listedSecond],
  rangeSets,
  pagination: { page: 1, limit: 10, total: 2, pages: 1, next: null },
};
const later = new Date(Date.parse(first.measuredAt) + 60_000).toISOString();
const fresh: VitalSign = {
  ...first,
  id: '0198f000-0000-7000-8000-0000000000aa',
  version: 1,
  measuredAt: later,
};
const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe('a list', () => {
  it('has a new reading in its place, and counts it', () => {
    const found = listWith(list, fresh, {});
    expect(ids(found)).toEqual([fresh.id, first.id, second.id]);
    expect(found.pagination.total).toBe(3);
  });

  it('leaves a list of another type, page or time as it is', () => {
    const other = first.type === 'weight' ? 'pulse' : 'weight';
    for (const choice of [
      { type: other },
      { page: 2 },
      { dateFrom: new Date(Date.parse(later) + 1).toISOString() },
    ] as const)
      expect(listWith(list, fresh, choice)).toBe(list);
  });

  it('shows a change where the reading stands, on any page', () => {
    const changed = { ...second, note: 'Again', version: second.version + 1 };
    expect(withRanges(listWith(list, changed, { page: 3 }))).toEqual([first, changed]);
    expect(ids(listWith(list, { ...changed, id: fresh.id, version: 2 }, {}))).toEqual(ids(list));
  });

  it('keeps to its page', () => {
    const short = { ...list, pagination: { ...list.pagination, limit: 2 } };
    expect(ids(listWith(short, fresh, {}))).toEqual([fresh.id, first.id]);
  });
});

describe('what was taken', () => {
  const key = ['get', '/vital-signs', { params: { query: { page: 1 } } }];
  const summaryKey = ['get', '/vital-signs/summary', {}];
  const taken = (write: Write, data: unknown): [Settled[], OutboxEntry[]] => [
    [{ id: 7, verdict: { kind: 'taken', data } } as Settled],
    [{ id: 7, write } as OutboxEntry],
  ];

  function open() {
    const queryClient = new QueryClient();
    queryClient.setQueryData(key, list, { updatedAt: 1_000 });
    const items = [{ type: first.type, latest: first }];
    queryClient.setQueryData(summaryKey, { data: { items, attention: null } }, { updatedAt: 1_000 });
    return queryClient;
  }

  it('is shown at once, and what it stands in is no fresher for it', () => {
    const queryClient = open();
    const write = { operation: 'recordVitalSign', body: fresh, isNow: false } as unknown as Write;
    applySettledReadings(queryClient, ...taken(write, fresh));
    expect(ids(queryClient.getQueryData(key) as typeof list)).toContain(fresh.id);
    expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(1_000);
    expect(queryClient.getQueryData(summaryKey)).toMatchObject({
      data: { items: [{ latest: { id: fresh.id } }] },
    });
  });

  it('is what the first sentence tells of where it asks for something, until it is deleted', () => {
    const queryClient = open();
    const measuredAt = new Date().toISOString();
    const interpretation = interpret(
      { type: 'blood_pressure', unit: 'mm[Hg]', systolic: 190, diastolic: 125 },
      { dateOfBirth: null, gender: 'MALE', facts: [] },
      measuredAt,
    );
    const severe = { ...fresh, measuredAt, interpretation };
    const write = { operation: 'recordVitalSign', body: severe, isNow: false } as unknown as Write;
    applySettledReadings(queryClient, ...taken(write, severe));
    expect(queryClient.getQueryData(summaryKey)).toMatchObject({ data: { attention: { id: severe.id } } });
    const deletion = { operation: 'deleteVitalSign', id: severe.id, read: severe } as unknown as Write;
    applySettledReadings(queryClient, ...taken(deletion, null));
    expect(queryClient.getQueryData(summaryKey)).toMatchObject({ data: { attention: null } });
  });

  it('is gone at once where it was a deletion', () => {
    const queryClient = open();
    applySettledReadings(
      queryClient,
      ...taken({ operation: 'deleteVitalSign', id: first.id, read: first }, null),
    );
    expect(queryClient.getQueryData(key)).toMatchObject({ data: [listedSecond], pagination: { total: 1 } });
  });

  it('changes nothing where the server said something else', () => {
    const queryClient = open();
    const write = { operation: 'recordVitalSign', body: fresh, isNow: false } as unknown as Write;
    applySettledReadings(queryClient, ...taken(write, undefined));
    expect(queryClient.getQueryData(key)).toBe(list);
  });
});
