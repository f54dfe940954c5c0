import pg from 'pg';
import type { Person } from '../../apps/api/scripts/test/people';
import { measure } from './load';
import type { Result } from './report';
import type { Plan } from './requests';
import { inTurns, ratioOf, spreadOf } from './rounds';
import type { Stage } from './stage';

const [few, many] = [1_000, 1_000_000];
/** The server takes 600 requests a minute from each account. */
const administrators = 60;
const maxGrowth = 2;
const minOfHello = 0.1;
/** Half of all entries are of this person: the longest chain that a search meets. */
const subject = '00000000-0000-4000-8000-000000000001';
const actor = '00000000-0000-4000-8000-000000009007';

const searches = [
  { what: 'audit search, newest', query: '' },
  { what: 'audit search of a subject', query: `subject=${subject}` },
  { what: 'audit search of an actor', query: `actor=${actor}` },
  { what: 'audit search of a rare kind of record', query: 'recordType=export' },
  { what: 'audit search of the first day', query: 'dateTo=FIRST' },
  { what: 'audit search for what is never found', query: `subject=${subject}&action=delete` },
  { what: 'audit check, one part', query: 'CHECK' },
];

/** Adds entries past the function that computes their hashes, a minute apart, up to now. */
async function fill({ env }: Stage, from: number, to: number): Promise<void> {
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  try {
    const id = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
    await client.query(`insert into audit_entries
    select ${id('case when n % 2 = 0 then 1 else n % 2000 + 2 end')}, n, gen_random_uuid(), now() - (${many} - n) * interval '1 minute',
      ${id('9000 + n % 500')}, 'DOCTOR', null, 'TREAT', 'listVitalSigns', 'read', case when n % 50000 = 7 then 'export' else 'vital-sign' end, '{}', 'bench', ''
    from generate_series(${from}, ${to}) as n`);
    // Each search adds its own entry behind the last of a chain.
    await client.query(`insert into audit_heads select subject_id, max(seq), '' from audit_entries group by 1
    on conflict (subject_id) do update set seq = excluded.seq`);
    await client.query('vacuum analyze audit_entries');
  } finally {
    await client.end();
  }
}

/** P2 and P3: measures what an administrator waits for among a million entries, against a thousand and against Express's hello. */
export async function measureAudit(stage: Stage, { rounds, seconds }: Plan): Promise<Result[]> {
  const people: Person[] = [];
  for (let count = 0; count < administrators; count += 1) people.push(await stage.addAdministrator());
  const [first] = people;
  if (!first) throw new Error('There are no administrators.');
  const timesOf = async () => {
    const oldest = new Date(Date.now() - (many - few / 2) * 60_000).toISOString();
    const found = new Map<string, number[]>();
    for (const { what, query } of searches)
      for (let round = 0; round < rounds; round += 1)
        found.set(what, [
          ...(found.get(what) ?? []),
          await timeOf(stage, first, query.replace('FIRST', oldest)),
        ]);
    return found;
  };
  await fill(stage, 1, few);
  const quiet = await timesOf();
  // The searches until now added entries of their own.
  await fill(stage, few + 1_000, many);
  const busy = await timesOf();
  const results = searches.flatMap(({ what }): Result[] => {
    const [ofMany, ofFew] = [busy.get(what) ?? [], quiet.get(what) ?? []];
    // Both look at as many entries as they may, of which the few have fewer.
    const isBounded = what.endsWith('never found') || what.startsWith('audit check');
    return [
      { id: 'P3', what: `${what}: of ${many}`, unit: 'ms', spread: spreadOf(ofMany) },
      {
        ...{ id: 'P3', what: `${what}: of ${many} / of ${few}`, unit: 'x', spread: ratioOf(ofMany, ofFew) },
        ...(!isBounded && { ceiling: maxGrowth }),
      },
    ];
  });
  const tokens = people.map(({ token }) => token);
  const measured = await inTurns(rounds, {
    rate: () => measure({ url: `${stage.url}/admin/audit-entries`, method: 'GET', tokens }, seconds),
    hello: () => measure({ url: `${stage.floorUrl}/hello`, method: 'GET', tokens: [] }, seconds),
  });
  return [
    ...results,
    { id: 'P2', what: `audit search of ${many}: ours`, unit: 'req/s', spread: spreadOf(measured.rate) },
    {
      id: 'P2',
      what: `audit search of ${many} / hello`,
      unit: 'x',
      spread: ratioOf(measured.rate, measured.hello),
      floor: minOfHello,
    },
  ];
}

/** Milliseconds of one request: the median of nine, one after the other. */
async function timeOf({ url }: Stage, { token }: Person, query: string): Promise<number> {
  const address = query === 'CHECK' ? `${url}/admin/audit-check` : `${url}/admin/audit-entries?${query}`;
  const times: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    const began = performance.now();
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other)[4] ?? 0;
}
