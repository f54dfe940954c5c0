// database: both
// areas: all
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { batched } from '@nadi/api-server/test/batch-journeys';
import { eq } from 'drizzle-orm';
import { type Person, startApi, type TestApi } from '../../../../test/api';
import { batchesOf } from '../../../../test/batches';
import { pulse, readingsOf } from '../../../../test/readings';
import type { Database } from '../../../kernel/db/client';
import { vitalSigns } from '../../vital-signs/tables/vital-signs';

/** Tests that what a batch has answered is on the disk. A real crash of Postgres is in crash/. */
let api: TestApi;
let good: Database;
let send: ReturnType<typeof batchesOf>['send'];
let sent: ReturnType<typeof batchesOf>['sent'];
beforeAll(async () => {
  api = await startApi();
  good = { ...api.context.db };
  ({ send, sent } = batchesOf(api));
});
afterEach(() => void Object.assign(api.context.db, good));
afterAll(() => api.close());

const someone = () => api.signedIn('PATIENT');
const recording = () => batched('POST /vital-signs', pulse);
const idsOf = async ({ userId }: Person) => {
  const rows = await api.look((tx) => tx.select().from(vitalSigns).where(eq(vitalSigns.patientId, userId)));
  return rows.map(({ id }) => id).sort();
};
const answered = (responses: Awaited<ReturnType<typeof sent>>) =>
  responses.map(({ body }) => (body.data as { id: string }).id).sort();

type Look = Parameters<Database['flush']>[1];

/** Does what the batch waits for last in another way. */
function flushBy(flush: (look: () => Promise<unknown>) => Promise<unknown>): void {
  const instead = (actor: Parameters<Database['flush']>[0], look: Look) =>
    flush(() => good.flush(actor, look));
  api.context.db.flush = instead as Database['flush'];
}

describe('a batch', () => {
  it('waits for the disk once, after all of it; what comes alone waits by itself', async () => {
    const who = await someone();
    const log: string[] = [];
    api.context.db.write = async (actor, work, waited, isLasting = true) => {
      const result = await good.write(actor, work, waited, isLasting);
      log.push(isLasting ? 'waited' : 'committed');
      return result;
    };
    flushBy(async (look) => {
      log.push('flush');
      const seen = await look();
      log.push('flushed');
      return seen;
    });
    const change = batched('PUT /patients/profile', { phone: '+910000000000' });
    await sent(who, [recording(), change, recording()]);
    expect(log).toEqual(['committed', 'committed', 'committed', 'flush', 'flushed']);
    log.length = 0;
    await readingsOf(api).recorded(who, pulse);
    expect(log).toEqual(['waited']);
  });

  it('is not answered before', async () => {
    const who = await someone();
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const reached = new Promise<void>((resolve) =>
      flushBy(async (look) => {
        resolve();
        await held;
        return look();
      }),
    );
    let isAnswered = false;
    const answering = sent(who, [recording()]).finally(() => {
      isAnswered = true;
    });
    await reached;
    expect(await idsOf(who)).toHaveLength(1);
    expect(isAnswered).toBe(false);
    letGo();
    expect(answered(await answering)).toEqual(await idsOf(who));
  });

  it('answers 503 where the disk cannot be waited for, and the same again gives the same rows', async () => {
    const who = await someone();
    const requests = [recording(), recording(), recording()];
    flushBy(async () => {
      throw Object.assign(new Error('could not write'), { code: '58030' });
    });
    const refused = await send(who, requests).expect(503);
    expect(refused.headers['retry-after']).toBe('5');
    const kept = await idsOf(who);
    expect(kept).toHaveLength(3);
    Object.assign(api.context.db, good);
    expect(answered(await sent(who, requests))).toEqual(kept);
    expect(await idsOf(who)).toEqual(kept);
  });

  it('answers 503 where a crash of the database took some of it, which the same again does anew', async () => {
    const who = await someone();
    const requests = [recording(), recording(), recording()];
    const lost = requests[1]?.headers['Idempotency-Key'];
    flushBy(async (look) => {
      const [row] = await api.database.asSuperuser(
        `delete from idempotency_keys where key = '${lost}' returning answer -> 'data' ->> 'id' as id`,
      );
      await api.database.asSuperuser(`delete from vital_signs where id = '${row?.id}'`);
      return look();
    });
    await send(who, requests).expect(503);
    expect(await idsOf(who)).toHaveLength(2);
    Object.assign(api.context.db, good);
    expect(answered(await sent(who, requests))).toEqual(await idsOf(who));
    expect(await idsOf(who)).toHaveLength(3);
  });

  it('waits also where all is refused, which may rest on what another has just done', async () => {
    const who = await someone();
    let times = 0;
    flushBy(async (look) => {
      times += 1;
      return look();
    });
    const gone = () => batched(`DELETE /vital-signs/${who.userId}`);
    expect(await sent(who, [gone(), gone()])).toMatchObject([{ status: 404 }, { status: 404 }]);
    expect(times).toBe(1);
  });
});
