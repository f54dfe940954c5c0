// database: both
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { v7 } from 'uuid';
import { allJobs } from '../../generated/jobs';
import type { Actor } from '../../src/kernel/db/actor';
import { migrationsFolder } from '../../src/kernel/db/migrations-folder';
import type { Job } from '../../src/kernel/jobs/job';
import { runDue } from '../../src/kernel/jobs/run-due';
import { bossOver } from '../../src/kernel/queue/boss';
import { enqueue } from '../../src/kernel/queue/enqueue';
import { startApi, type TestApi } from '../api';
import { days, hours, seconds } from '../clock';
import { notAllowed, raised, refusal, run } from '../statements';

let api: TestApi;
let patient: Actor;
beforeAll(async () => {
  api = await startApi();
  const { userId } = await api.signedIn();
  patient = { userId, role: 'PATIENT' };
});
afterAll(() => api.close());

const queue = 'deletions';
const put = (actor: Actor, id: string, name = queue) =>
  run(api.context.db, actor, enqueue(name, { thing: id }, api.clock.now()));
const rows = (statement: string) => api.database.asSuperuser(statement);

/** A server that notes what it does. */
function server(work: (id: string) => Promise<void> = async () => {}) {
  const done: string[] = [];
  const job: Job = {
    name: queue,
    atOnce: 3,
    async run({ thing = '' }) {
      done.push(thing);
      await work(thing);
    },
  };
  const boss = bossOver(api.context);
  const workOff = async () => {
    while ((await runDue(job, api.context, boss)) > 0);
  };
  return { done, boss, job, workOff };
}

describe('the tables of pg-boss', () => {
  it('are those that its version wants', async () => {
    const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');
    const ours = squeezed(await readFile(join(migrationsFolder, '0013_jobs.sql'), 'utf8'));
    const wanted = PgBoss.getConstructionPlans('pgboss')
      .split(';\n')
      .map((one) => squeezed(one).trim())
      .filter((one) => !/^(BEGIN|COMMIT|SET LOCAL.*|SELECT pg_advisory.*)?;?$/.test(one));
    expect(wanted.length).toBeGreaterThan(12);
    for (const one of wanted) expect(ours).toContain(one);
  });

  it('have a queue for each job', async () => {
    const names = await rows('select name from pgboss.queue order by 1');
    expect(names.map(({ name }) => name)).toEqual(allJobs.map(({ name }) => name).sort());
  });

  it('are out of reach for every role of a request', async () => {
    const tables = await rows("select tablename as name from pg_tables where schemaname = 'pgboss'");
    expect(tables.length).toBeGreaterThan(8);
    for (const who of [patient, 'gate'] as const)
      for (const { name } of tables) {
        const table = sql`pgboss.${sql.identifier(String(name))}`;
        for (const statement of [sql`select * from ${table}`, sql`delete from ${table}`])
          for (const kind of ['read', 'write'] as const)
            expect(await refusal(run(api.context.db, who, statement, kind))).toBe(notAllowed);
      }
    const past = sql`insert into pgboss.job (name) values (${queue})`;
    for (const who of [patient, 'gate'] as const)
      expect(await refusal(run(api.context.db, who, past))).toBe(notAllowed);
    for (const who of [patient, 'gate'] as const)
      expect(await refusal(run(api.context.db, who, sql`select * from mails`))).toBe(notAllowed);
  });
});

describe('a job', () => {
  it('is there if, and only if, its transaction commits', async () => {
    const [kept, undone] = [v7(), v7()];
    await put(patient, kept);
    const undoing = api.context.db.write(patient, async (tx) => {
      await tx.execute(enqueue(queue, { thing: undone }, api.clock.now()));
      throw new Error('undone');
    });
    await expect(undoing).rejects.toThrow('undone');
    const { done, workOff } = server();
    await workOff();
    expect(done).toEqual([kept]);
  });

  it('carries ids only, to a queue that there is, and comes from nobody who only reads', async () => {
    const now = api.clock.now();
    const refused = (name: string, ids: Record<string, string>) =>
      refusal(run(api.context.db, patient, enqueue(name, ids, now)));
    expect(await refused(queue, { to: 'leela@nadi.example' })).toBe(raised);
    expect(await refused(queue, { to: `${v7()} leela` })).toBe(raised);
    expect(await refused('none', { thing: v7() })).toBe(raised);
    const reading = run(api.context.db, patient, enqueue(queue, {}, now), 'read');
    expect(await refusal(reading)).toBe(notAllowed);
  });

  it('is done by one of two servers', async () => {
    const ids = Array.from({ length: 25 }, () => v7());
    for (const id of ids) await put('gate', id);
    const [one, other] = [server(), server()];
    await Promise.all([one.workOff(), other.workOff()]);
    expect([...one.done, ...other.done].sort()).toEqual(ids.sort());
  });

  it('tries a failing job again later and later, and then keeps it for a person to see', async () => {
    const id = v7();
    await put('gate', id);
    const { done, workOff } = server(() => Promise.reject(new Error('away')));
    await workOff();
    await workOff();
    expect(done).toHaveLength(1);
    api.clock.advance(seconds(59));
    await workOff();
    expect(done).toHaveLength(1);
    // Two minutes at most, then four.
    api.clock.advance(seconds(62));
    await workOff();
    expect(done).toHaveLength(2);
    api.clock.advance(seconds(119));
    await workOff();
    expect(done).toHaveLength(2);
    for (let turn = 0; turn < 4; turn += 1) {
      api.clock.advance(hours(1));
      await workOff();
    }
    expect(done).toEqual([id, id, id, id]);
    const [failed] = await rows(
      `select queue, ids->>'thing' as id, problem, attempts, failed_at from failed_jobs`,
    );
    expect(failed).toMatchObject({ queue, id, problem: 'Error away', attempts: 4 });
    // In the second of the four hours.
    const ago = api.clock.now().getTime() - new Date(failed?.failed_at as string).getTime();
    expect(ago).toBe(hours(2));
  });

  it('gives a job to another server if its own is gone, and not before it must be', async () => {
    const id = v7();
    await put('gate', id);
    const { done, boss, job, workOff } = server();
    expect(await boss.fetch(job.name)).toHaveLength(1);
    // That server says nothing more.
    api.clock.advance(hours(1) - seconds(1));
    await boss.maintain();
    await workOff();
    expect(done).toEqual([]);
    api.clock.advance(seconds(2));
    await boss.maintain();
    api.clock.advance(hours(1));
    await workOff();
    expect(done).toEqual([id]);
  });

  it('keeps a job whose servers all went away among the failed ones', async () => {
    const id = v7();
    await put('gate', id);
    const { boss, job } = server();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await boss.fetch(job.name)).toHaveLength(1);
      api.clock.advance(hours(1) + seconds(1));
      await boss.maintain();
      api.clock.advance(hours(1));
    }
    const failed = await rows(`select problem from failed_jobs where ids->>'thing' = '${id}'`);
    expect(failed).toEqual([{ problem: 'job failed by timeout in active state' }]);
  });

  it('makes room a day after it is done', async () => {
    const { boss } = server();
    const left = () => rows("select 1 from pgboss.job where state = 'completed'");
    expect(await left()).not.toEqual([]);
    api.clock.advance(days(1));
    await boss.maintain();
    expect(await left()).toEqual([]);
  });
});
