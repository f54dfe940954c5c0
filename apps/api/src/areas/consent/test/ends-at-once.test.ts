// areas: identity
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { refusal } from '../../../../test/statements';
import type { Transaction } from '../../../kernel/db/transaction';

/** The embedded database has one connection, so one transaction waits for the end of the other. */
const isOnPostgres = process.env.NADI_TEST_DATABASE === 'postgres';
const onPostgres = isOnPostgres ? it : it.skip;

let api: TestApi;
let patient: Person;
let doctors: Person[];
let consents: ReturnType<typeof consentsOf>;
beforeAll(async () => {
  api = await startApi();
  consents = consentsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  patient = await api.signedIn('PATIENT');
  doctors = await Promise.all([1, 2, 3].map(() => api.signedIn('DOCTOR')));
});

const revokeAll = () => api.ask.post('/patients/consents/revoke-all').set(by(patient));
const block = (who: readonly Person[]) =>
  api.ask
    .patch('/patients/sharing-settings')
    .set(by(patient))
    .send({ blockedDoctorIds: who.map(({ userId }) => userId) });
const lock = (id: string, tx: Transaction) =>
  tx.execute(sql`select id from consents where id = ${id}::uuid for update nowait`);

async function untilOneWaits(): Promise<void> {
  for (;;) {
    const [found] = await api.database.asSuperuser(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (Number(found?.n) > 0) return;
  }
}

describe('transactions that end several accesses at once', () => {
  onPostgres.each([
    ['all of them', revokeAll],
    ['those of blocked doctors', () => block(doctors)],
  ])('lock %s by id: one that waits for the first holds none of the later ones', async (_, end) => {
    const ids: string[] = [];
    for (const doctor of doctors) ids.push(await consents.granted(patient, doctor));
    const [first = '', ...later] = ids.sort();
    // Puts the last one first in the table: that is the order of this index, of consents that were requested in one moment.
    await api.database.asSuperuser('cluster consents using consents_of_patient');
    const ending = api.context.db.write('keeper', async (tx) => {
      await lock(first, tx);
      const answer = end().expect(200);
      const answered = answer.then(({ body }) => body);
      await untilOneWaits();
      for (const id of later) await lock(id, tx);
      return { answered };
    });
    expect(await refusal(ending)).toBeNull();
    await (await ending).answered;
    const left = await api.database.asSuperuser(
      `select status, count(*)::int as n from consents where patient_id = '${patient.userId}' group by status`,
    );
    expect(left).toEqual([{ status: 'REVOKED', n: 3 }]);
  });

  it('each end an access once', async () => {
    for (const doctor of doctors) await consents.granted(patient, doctor);
    const [one, other] = await Promise.all([revokeAll().expect(200), revokeAll().expect(200)]);
    const ended: number[] = [one, other].map(({ body }) => body.data.revoked);
    expect(ended.sort()).toEqual([0, 3]);
  });
});
