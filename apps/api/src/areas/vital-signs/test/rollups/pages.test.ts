import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { VitalSign } from '@nadi/contract/schema';
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { by, type Person, startApi, type TestApi } from '../../../../../test/api';
import { pulse, readingsOf } from '../../../../../test/readings';
import { readCursor, toCursor } from '../../../../kernel/db/list-cursor';
import { auditEntries } from '../../../../kernel/tables/audit';
import { findPage } from '../../queries/find-page';
import { vitalSigns } from '../../tables/vital-signs';
import { toRow } from './histories';

jest.setTimeout(120_000);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const start = Date.UTC(2026, 9, 26);
const hour = 3_600_000;

/** Readings of two types over some days; several at the same moment, and many on the days at the ends. */
async function addReadings(patientId: string, count: number) {
  const rows = Array.from({ length: count }, (_, number) =>
    toRow(patientId, {
      type: number % 3 === 0 ? 'temperature' : 'blood_pressure',
      systolic: number % 3 === 0 ? null : 120,
      diastolic: number % 3 === 0 ? null : 80,
      canonicalValue: number % 3 === 0 ? 36.6 : null,
      measuredAt: new Date(start + ((number * 7_919) % (6 * 48)) * (hour / 2)),
      measuredOffset: [330, 0, -480][number % 3] ?? 0,
      status: 'in-range',
      worst: 'in-range',
    }),
  );
  await api.context.db.write('keeper', (tx) => tx.insert(vitalSigns).values(rows));
  return rows
    .map(({ id, type, measuredAt }) => ({ id, type, at: measuredAt.getTime() }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}

const when = fc.option(
  fc.integer({ min: -4, max: 6 * 48 + 4 }).map((half) => new Date(start + half * (hour / 2))),
  { nil: undefined },
);
const filter = fc.record({
  type: fc.constantFrom(undefined, 'temperature' as const, 'pulse' as const),
  from: when,
  to: when,
});

describe('a page of readings', () => {
  let patient: Person;
  let all: Awaited<ReturnType<typeof addReadings>>;
  beforeAll(async () => {
    patient = await api.signedIn();
    all = await addReadings(patient.userId, 1_500);
    await addReadings((await api.signedIn()).userId, 20);
  });
  const chosenBy = ({ type, from, to }: { type?: string; from?: Date; to?: Date }) =>
    all.filter(
      (one) =>
        (type === undefined || one.type === type) &&
        (from === undefined || one.at >= from.getTime()) &&
        (to === undefined || one.at < to.getTime()),
    );
  const find = (given: Parameters<typeof findPage>[0]) =>
    api.context.db.read({ userId: patient.userId, role: 'PATIENT' }, (tx) =>
      findPage(given, { tx, caller: patient }),
    );

  it('is the one that counting every reading gives, whatever is asked for', async () => {
    const limit = fc.integer({ min: 1, max: 100 });
    await fc.assert(
      fc.asyncProperty(filter, limit, fc.nat(1_600), async (asked, size, place) => {
        const page = Math.floor(place / size) + 1;
        const { found, total } = await find({ ...asked, page, limit: size, after: null });
        const chosen = chosenBy(asked as Parameters<typeof chosenBy>[0]);
        expect(total).toBe(chosen.length);
        expect(found.map(({ row }) => row.id)).toEqual(
          chosen.slice((page - 1) * size, page * size).map(({ id }) => id),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('begins after a cursor, and knows how many are before it', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.nat(1_499), async (asked, place) => {
        const { id = '', at = 0 } = all[place] ?? {};
        const after = { id, at: new Date(at) };
        const { found, total, before } = await find({ ...asked, page: 1, limit: 10, after });
        const chosen = chosenBy(asked as Parameters<typeof chosenBy>[0]);
        const older = chosen.filter((one) => one.at < at || (one.at === at && one.id < id));
        expect(total).toBe(chosen.length);
        expect(found.map(({ row }) => row.id)).toEqual(older.slice(0, 10).map((one) => one.id));
        if (found.length > 0) expect(before).toBe(chosen.length - older.length);
      }),
      { numRuns: 150 },
    );
  });

  it('comes once by its number, and once by following `next`', async () => {
    const list = async (query: string) =>
      (await api.ask.get(`/vital-signs?limit=100${query}`).set(by(patient)).expect(200)).body;
    const byNumber: string[] = [];
    for (let page = 1; page <= 15; page += 1) {
      const { data, pagination } = await list(`&page=${page}`);
      byNumber.push(...data.map(({ id }: VitalSign) => id));
      expect(pagination).toMatchObject({ page, total: 1_500, pages: 15 });
      expect(pagination.next === null).toBe(page === 15);
    }
    expect(byNumber).toEqual(all.map(({ id }) => id));

    const followed: string[] = [];
    for (let next: string | null = '', page = 1; next !== null; page += 1) {
      const { data, pagination } = await list(next && `&cursor=${next}`);
      followed.push(...data.map(({ id }: VitalSign) => id));
      expect(pagination).toMatchObject({ page, total: 1_500, pages: 15 });
      next = pagination.next;
    }
    expect(followed).toEqual(byNumber);
  });

  it('is told in the access log by the ids that it shows, and an empty one too', async () => {
    const who = await api.signedIn();
    await addReadings(who.userId, 300);
    for (const query of ['?limit=3', '?limit=3&page=80', '?limit=3&page=200', '?limit=3&type=pulse']) {
      const { body } = await api.ask.get(`/vital-signs${query}`).set(by(who)).expect(200);
      const log = await api.look((tx) =>
        tx
          .select()
          .from(auditEntries)
          .where(eq(auditEntries.subjectId, who.userId))
          .orderBy(desc(auditEntries.seq)),
      );
      expect(log[0]).toMatchObject({
        operation: 'listVitalSigns',
        recordIds: body.data.map(({ id }: VitalSign) => id),
      });
      expect(log[0]?.at).toEqual(api.clock.now());
      const after = await api.ask.get(`/vital-signs?cursor=${body.pagination.next}`).set(by(who));
      expect(after.status).toBe(body.pagination.next ? 200 : 422);
    }
    const kept = await api.look((tx) => tx.$count(auditEntries, eq(auditEntries.subjectId, who.userId)));
    expect(kept).toBe(6);
  });

  it('answers a page after the last with no readings', async () => {
    const { body } = await api.ask.get('/vital-signs?page=100000').set(by(patient)).expect(200);
    expect(body.data).toEqual([]);
    expect(body.pagination).toEqual({ page: 100_000, limit: 10, total: 1_500, pages: 150, next: null });
  });
});

describe('following `next`', () => {
  it('gives each reading that was there once, while others are added and one goes', async () => {
    const patient = await api.signedIn();
    const { recorded, list } = readingsOf(api);
    const before = await addReadings(patient.userId, 60);
    const seen: string[] = [];
    for (let next: string | null = '', turn = 0; next !== null; turn += 1) {
      const { data, pagination } = await list(patient, next && `?cursor=${next}`);
      seen.push(...data.map(({ id }: VitalSign) => id));
      next = pagination.next;
      // A new one at the front, one that was measured before all others, and the last one of the page goes.
      if (turn < 3) await recorded(patient, { ...pulse, measuredAt: '2026-11-20T08:00:00+05:30' });
      if (turn < 3) await recorded(patient, { ...pulse, measuredAt: `2026-10-0${turn + 1}T08:00:00+05:30` });
      await api.ask
        .delete(`/vital-signs/${data.at(-1).id}`)
        .set(by(patient))
        .expect(200);
    }
    const known = new Set(before.map(({ id }) => id));
    expect(seen.filter((id) => known.has(id))).toEqual(before.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    // Those that were measured earlier were still to come, those at the front were not.
    expect(seen).toHaveLength(63);
  });

  it('leads nobody to the readings of another', async () => {
    const [patient, other] = [await api.signedIn(), await api.signedIn()];
    await addReadings(patient.userId, 30);
    const own = await addReadings(other.userId, 12);
    const { list } = readingsOf(api);
    const { pagination } = await list(patient);
    const { data } = await list(other, `?cursor=${pagination.next}`);
    const ids = new Set(own.map(({ id }) => id));
    expect(data.every(({ id }: VitalSign) => ids.has(id))).toBe(true);
    expect((await list(await api.signedIn(), `?cursor=${pagination.next}`)).data).toEqual([]);
  });

  it('refuses what is no cursor', async () => {
    const patient = await api.signedIn();
    const good = toCursor({ at: new Date(start), id: v7() });
    expect(readCursor(good)).not.toBeNull();
    const flipped = `${good.slice(0, 9)}${good[9] === 'A' ? 'B' : 'A'}${good.slice(10)}`;
    for (const cursor of [
      '',
      'x',
      flipped,
      good.slice(0, -1),
      `${good}A`,
      'A'.repeat(36),
      '%00',
      "'; drop",
      '1e9',
    ]) {
      const { body } = await api.ask
        .get(`/vital-signs?cursor=${encodeURIComponent(cursor)}`)
        .set(by(patient))
        .expect(422);
      expect(body.errors[0].pointer).toBe('/query/cursor');
    }
  });
});
