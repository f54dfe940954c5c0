// database: both
// areas: vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { verifyAudit } from '../../src/kernel/audit/verify';
import { auditEntries } from '../../src/kernel/tables/audit';
import { by, once, type Person, startApi, type TestApi } from '../api';
import { bloodPressure } from '../readings';

const onPostgres = process.env.NADI_TEST_DATABASE === 'postgres' ? it : it.skip;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const list = (who: Person) => api.ask.get('/vital-signs').set(by(who));

const entriesOf = ({ userId }: Person) =>
  api.look((tx) =>
    tx.select().from(auditEntries).where(eq(auditEntries.subjectId, userId)).orderBy(auditEntries.seq),
  );

/** Someone with so many readings. */
async function patientWith(count: number): Promise<Person> {
  const who = await api.signedIn();
  for (let index = 0; index < count; index += 1)
    await api.ask.post('/vital-signs').set(by(who)).set(once()).send(bloodPressure).expect(201);
  return who;
}

describe('entries of people who read their own record, written together', () => {
  it('name each read with its records, in chains that are whole', async () => {
    const people = await Promise.all([0, 1, 2, 3, 0, 1].map(patientWith));
    const asked = people.flatMap((who) => [who, who, who, who]);
    const answers = await Promise.all(asked.map((who) => list(who).expect(200)));
    for (const [index, who] of people.entries()) {
      const shown = answers[index * 4]?.body.data.map(({ id }: { id: string }) => id);
      const reads = (await entriesOf(who)).filter(({ operation }) => operation === 'listVitalSigns');
      expect(reads.map(({ recordIds }) => recordIds)).toEqual([shown, shown, shown, shown]);
      expect(reads[0]).toMatchObject({
        actorId: who.userId,
        actorRole: 'PATIENT',
        action: 'read',
        recordType: 'vital-sign',
        purpose: 'PATRQT',
        onBehalfOf: null,
        at: api.clock.now(),
      });
      expect(new Set(reads.map(({ requestId }) => requestId)).size).toBe(4);
    }
    expect((await verifyAudit(api.database, null)).findings).toEqual([]);
  });

  it('are refused where they name another role than the person has', async () => {
    const who = await patientWith(1);
    const entry = {
      subject_id: who.userId,
      id: who.userId,
      at: api.clock.now(),
      role: 'ADMIN',
      operation: 'listVitalSigns',
    };
    const rest = { record_type: 'vital-sign', record_ids: [], request_id: 'a-request' };
    const added = await api.database.readOnce((tx) =>
      tx
        .select({ id: sql`id` })
        .from(sql`append_own_reads(${JSON.stringify([{ ...entry, ...rest }])}::jsonb) as id`),
    );
    expect(added).toEqual([]);
  });

  it('fail the answer where they cannot be written', async () => {
    const who = await patientWith(1);
    await api.database.asSuperuser(
      'alter table audit_entries add constraint nothing_more check (false) not valid',
    );
    const answer = await list(who);
    await api.database.asSuperuser('alter table audit_entries drop constraint nothing_more');
    expect(answer.status).toBe(500);
    expect(answer.body.data).toBeUndefined();
    await list(who).expect(200);
  });

  onPostgres('wait for nobody whose chain is held by something else', async () => {
    const [held, free] = [await patientWith(1), await patientWith(1)];
    await Promise.all([held, free].map((who) => list(who).expect(200)));
    const holder = new pg.Client({ connectionString: api.database.url ?? '' });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select from audit_heads where subject_id = $1 for update', [held.userId]);
      let isAnswered = false;
      const waiting = list(held).then((answer) => {
        isAnswered = true;
        return answer;
      });
      // Asked together with it, and again after it.
      for (let count = 0; count < 3; count += 1) await list(free).expect(200);
      expect(isAnswered).toBe(false);
      await holder.query('rollback');
      expect((await waiting).status).toBe(200);
    } finally {
      await holder.end();
    }
    expect((await verifyAudit(api.database, null)).findings).toEqual([]);
  });
});
