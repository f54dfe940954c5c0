// areas: notifications
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** @param by milliseconds by which the clock of the database differs from that of this server */
function moveDatabaseClock(by: number): () => void {
  const { write } = api.context.db;
  const time = new Date(api.clock.now().getTime() + by).toISOString();
  api.context.db.write = (actor, work, ...more) =>
    write(
      actor,
      async (tx, ...given) => {
        await tx.execute(sql`select set_config('nadi.now', ${time}, true)`);
        return work(tx, ...given);
      },
      ...more,
    );
  return () => {
    api.context.db.write = write;
  };
}

describe('an emergency access', () => {
  it.each([
    ['behind', -2_000, -2_000],
    ['ahead of', 2_000, 0],
  ])(
    'is given where the clock of the database is %s that of the server, and lasts fifteen minutes by the earlier of the two',
    async (_, by, difference) => {
      const [patient, doctor] = [await api.signedIn('PATIENT'), await api.signedIn('DOCTOR')];
      const restore = moveDatabaseClock(by);
      const given = await consentsOf(api).emergency(patient, doctor).finally(restore);
      const until = api.clock.now().getTime() + minutes(15) + difference;
      expect(Date.parse(given.asked.accessUntil)).toBe(until);
    },
  );
});
