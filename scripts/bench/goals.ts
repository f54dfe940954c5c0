import { assess, rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { sql } from 'drizzle-orm';
import type { Person } from '../../apps/api/scripts/test/people';
import { vitalSigns } from '../../apps/api/src/areas/vital-signs/tables/vital-signs';
import { measure } from './load';
import { settle } from './many-readings';
import type { Result } from './report';
import type { Plan } from './requests';
import { inTurns, ratioOf, spreadOf } from './rounds';
import type { Stage } from './stage';

const many = 5_000;
const few = 50;
/** The server takes 600 requests a minute from each account. */
const people = 60;
const maxGrowth = 2;
const minOfHello = 0.1;
/** The weights of each person, one a day: goals that are fed read them. */
const days = 365;

type Asked = { what: string; path: string; isListOfTen?: true };

const asked: readonly Asked[] = [
  { what: 'goals, first page', path: '/health-goals', isListOfTen: true },
  { what: 'goals, last page', path: '/health-goals?page=LAST' },
  { what: 'goals, behind a cursor in the middle', path: '/health-goals?cursor=' },
  { what: 'goals of a status', path: '/health-goals?status=completed' },
  { what: 'goals of three filters', path: '/health-goals?status=in_progress&category=weight&priority=high' },
  { what: 'goal', path: '/health-goals/ID' },
  { what: 'goal, analytics of a year', path: '/health-goals/ID/analytics?timeframe=year' },
];

/** P2 and P3: measures what a person with 5,000 goals waits for, against one with 50 and against Express's hello. */
export async function measureGoals(stage: Stage, { rounds, seconds }: Plan): Promise<Result[]> {
  const [busy, quiet] = [await stage.addPatients(people), await stage.addPatients(2)];
  for (const person of busy) await fill(stage, person, many);
  for (const person of quiet) await fill(stage, person, few);
  await settle(stage);
  const hello = () => measure({ url: `${stage.floorUrl}/hello`, method: 'GET', tokens: [] }, seconds);
  const results: Result[] = [];
  const add = (what: string, measured: { many: number[]; few: number[] }) =>
    results.push(
      { id: 'P3', what: `${what}: of ${many}`, unit: 'ms', spread: spreadOf(measured.many) },
      {
        id: 'P3',
        what: `${what}: of ${many} / of ${few}`,
        unit: 'x',
        spread: ratioOf(measured.many, measured.few),
        ceiling: maxGrowth,
      },
    );
  for (const { what, path, isListOfTen } of asked) {
    const of = async ([first]: readonly Person[], count: number) => {
      if (!first) throw new Error('There are no patients.');
      const url = await addressOf(stage, first, path, count);
      return () => timeOf(url, first);
    };
    add(what, await inTurns(rounds, { many: await of(busy, many), few: await of(quiet, few) }));
    if (!isListOfTen) continue;
    const url = stage.url + path;
    const rate = () => measure({ url, method: 'GET', tokens: busy.map(({ token }) => token) }, seconds);
    const measured = await inTurns(rounds, { rate, hello });
    results.push(
      { id: 'P2', what: `${what} of ${many}: ours`, unit: 'req/s', spread: spreadOf(measured.rate) },
      {
        id: 'P2',
        what: `${what} of ${many} / hello`,
        unit: 'x',
        spread: ratioOf(measured.rate, measured.hello),
        floor: minOfHello,
      },
    );
  }
  const progressOf = async ([, second]: readonly Person[]) => {
    if (!second) throw new Error('There are no patients.');
    const url = `${await addressOf(stage, second, '/health-goals/ID', few)}/progress`;
    return () => timeOf(url, second, { currentValue: 40 });
  };
  add(
    'progress of a goal',
    await inTurns(rounds, { many: await progressOf(busy), few: await progressOf(quiet) }),
  );
  return results;
}

/** Returns an address with the last page, a cursor in the middle, or the id of an old goal that is in progress and that no readings feed. */
async function addressOf(stage: Stage, person: Person, path: string, count: number): Promise<string> {
  const pageOf = async (page: number) =>
    (await (await ask(`${stage.url}/health-goals?page=${page}`, person)).json()) as {
      data: { id: string; status: string; fedBy: string | null }[];
      pagination: { next: string };
    };
  const last = count / 10;
  if (path.endsWith('cursor=')) return stage.url + path + (await pageOf(Math.ceil(last / 2))).pagination.next;
  const old = (await pageOf(last)).data.find(
    ({ status, fedBy }) => status === 'in_progress' && fedBy === null,
  );
  return stage.url + path.replace('LAST', String(last)).replace('ID', old?.id ?? '');
}

/** Requests in each round: a single time means little. */
const tries = 7;

/** Returns the median of some requests, in milliseconds. */
async function timeOf(url: string, person: Person, body?: object): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < tries; number += 1) {
    const began = performance.now();
    await (await ask(url, person, body)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return spreadOf(times).median;
}

async function ask(url: string, { token }: Person, body?: object): Promise<Response> {
  const method = body ? 'PATCH' : 'GET';
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
  };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${url} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const weight = assess(
  { type: 'weight', unit: 'kg', value: 70 },
  { dateOfBirth: '1972-03-14', gender: 'FEMALE', facts: [] },
  new Date().toISOString(),
);

/** Adds goals of all kinds over a year, a fifth of them fed by weight, and a weight for each day. */
const fill = (stage: Stage, { userId }: Person, count: number) =>
  stage.db.write('keeper', async (tx) => {
    await tx.execute(sql`
      insert into health_goals (id, patient_id, title, category, priority, status, status_since, direction, target_value, unit, fed_by, start_date, due_date, note, points, version, created_at, updated_at)
      select gen_random_uuid(), ${userId}::uuid, 'Goal number ' || n, (array['activity', 'nutrition', 'sleep', 'other', 'weight'])[1 + n % 5],
        (array['high', 'medium', 'low'])[1 + n % 3], (array['in_progress', 'completed', 'paused'])[1 + n % 3], now(),
        case when n % 5 = 4 then 'at_most' else 'at_least' end, 66, case when n % 5 = 4 then 'kg' else 'min' end, case when n % 5 = 4 then 'weight' end,
        current_date - (n * 364 / ${count}::int), null, null,
        case when n % 5 = 4 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('day', current_date - (n * 364 / ${count}::int), 'value', 30)) end,
        1, now() - n * interval '1 minute', now()
      from generate_series(1, ${count}::int) as n`);
    await tx.insert(vitalSigns).select(sql`
      select gen_random_uuid(), ${userId}::uuid, 'weight', 'kg', null::int, null::int, 70::float8, 70::float8, null, null, null, null, null,
        date_trunc('milliseconds', now()) - n * interval '1 day', 330, ${userId}::uuid, ${weight.status}, ${weight.side}::text, ${weight.worst.status},
        ${JSON.stringify(weight)}::jsonb, now(), ${rangesVersion}::int, 1, now(), now(), null::timestamptz, false
      from generate_series(1, ${days}::int) as n`);
  });
