import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 } from 'uuid';
import { measure } from './load';
import type { Result } from './report';
import type { Plan } from './requests';
import { inTurns, ratioOf, spreadOf } from './rounds';
import type { Stage } from './stage';

const many = 10_000;
const few = 10;
/** People of each kind: the server takes 600 requests a minute from each account. */
const people = 120;
const maxGrowth = 2;
const minOfHello = 0.1;
/** Jobs a minute that a server must manage beside its other work, and what they may cost that. */
const jobsAMinute = 10_000;
const minBesideJobs = 0.9;

/** Adds notifications by one statement, as if they had been sent and planned long ago. */
const fill = (stage: Stage, userIds: readonly string[], count: number) =>
  stage.db.write('keeper', (tx) =>
    tx.execute(sql`insert into notifications (id, user_id, type, category, title, body, is_urgent, created_at, read_at, archived_at)
      select gen_random_uuid(), person::uuid, 'bench', 'general', 'A title of some words', 'A text that says what happened and what to do.', false,
        now() - n * interval '1 minute', case when n > 20 then now() end, case when n > ${count / 2} then now() end
      from unnest(array[${sql.join(
        userIds.map((id) => sql`${id}`),
        sql`, `,
      )}]) as person, generate_series(1, ${count}) as n`),
  );

/** Does what autovacuum does within a minute of so many new rows: until then a plan takes the table for small. */
async function analyze({ env }: Stage): Promise<void> {
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  await client.query('analyze notifications, notification_counts');
  await client.end();
}

/** P2 and P3: the list of a person with ten thousand notifications, against that of one with ten and against Express's hello. */
export async function measureInbox(stage: Stage, { rounds, seconds }: Plan): Promise<Result[]> {
  const [busy, quiet] = [await stage.addPatients(people), await stage.addPatients(people)];
  await fill(
    stage,
    busy.map(({ userId }) => userId),
    many,
  );
  await fill(
    stage,
    quiet.map(({ userId }) => userId),
    few,
  );
  await analyze(stage);
  const url = `${stage.url}/notifications?isArchived=false`;
  const listOf = (who: readonly { token: string }[]) => () =>
    measure({ url, method: 'GET', tokens: who.map(({ token }) => token) }, seconds);
  const measured = await inTurns(rounds, {
    many: listOf(busy),
    few: listOf(quiet),
    hello: () => measure({ url: `${stage.floorUrl}/hello`, method: 'GET', tokens: [] }, seconds),
  });
  return [
    { id: 'P2', what: `inbox of ${many}: ours`, unit: 'req/s', spread: spreadOf(measured.many) },
    {
      id: 'P2',
      what: `inbox of ${many} / hello`,
      unit: 'x',
      spread: ratioOf(measured.many, measured.hello),
      floor: minOfHello,
    },
    {
      id: 'P3',
      what: `inbox of ${few} / of ${many}`,
      unit: 'x',
      spread: ratioOf(measured.few, measured.many),
      ceiling: maxGrowth,
    },
  ];
}

/** Lists of readings per second without jobs, and beside ten thousand a minute; and how fast jobs are done at most. */
export async function measureJobs(stage: Stage, { rounds, seconds }: Plan): Promise<Result[]> {
  const readers = (await stage.addPatients(240)).map(({ token }) => token);
  const told = (await stage.addPatients(100)).map(({ userId }) => userId);
  const add = (count: number) =>
    stage.db.write('keeper', async (tx) => {
      const ids = Array.from({ length: count }, (_, index) => ({
        id: v7(),
        userId: told[index % told.length],
      }));
      const rows = sql.join(
        ids.map(({ id, userId }) => sql`(${id}::uuid, ${userId}::uuid)`),
        sql`, `,
      );
      await tx.execute(sql`select add_notification(id, person, 'bench', 'general', 'A title', 'A text.', null, null, false, null, null, now())
        from (values ${rows}) as one (id, person)`);
    });
  const list = () => measure({ url: `${stage.url}/vital-signs`, method: 'GET', tokens: readers }, seconds);
  const beside = async () => {
    let isOver = false;
    const step = 100;
    const adding = (async () => {
      const began = performance.now();
      // By the clock: adding them takes time too.
      for (let added = 0; !isOver; await wait(step)) {
        const due = Math.floor(((performance.now() - began) * jobsAMinute) / 60_000) - added;
        if (due > 0) await add(due);
        added += due;
      }
    })();
    const rate = await list();
    isOver = true;
    await adding;
    await untilDone(stage);
    return rate;
  };
  const drain = async () => {
    await add(2_000);
    const began = performance.now();
    await untilDone(stage);
    return (2_000 / (performance.now() - began)) * 60_000;
  };
  const measured = await inTurns(rounds, { alone: list, beside, drain });
  return [
    {
      id: 'P1',
      what: `list beside ${jobsAMinute} jobs a minute / alone`,
      unit: 'x',
      spread: ratioOf(measured.beside, measured.alone),
      floor: minBesideJobs,
    },
    {
      id: 'P1',
      what: 'jobs at most',
      unit: '/min',
      spread: spreadOf(measured.drain),
      floor: jobsAMinute,
    },
  ];
}

/** Resolves when no job of a notification waits or runs. */
async function untilDone({ db }: Stage): Promise<void> {
  const count = async () => {
    const { rows } = (await db.read('keeper', (tx) =>
      (tx as unknown as { execute(query: unknown): Promise<unknown> }).execute(
        sql`select count(*)::int as left from pgboss.job where name in ('notifications', 'deliveries') and state < 'completed'`,
      ),
    )) as { rows: { left: number }[] };
    return rows[0]?.left ?? 0;
  };
  while ((await count()) > 0) await wait(50);
}
