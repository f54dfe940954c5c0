import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Person } from '../../apps/api/scripts/test/people';
import { addYear, settle } from './many-readings';
import type { Result } from './report';
import { inTurns, ratioOf, spreadOf } from './rounds';
import type { Stage } from './stage';

const everyone = 200_000;
/** The numbers of those whom the searches find, before there is anybody else, and of all others. */
const wanted = 12_000;
const others = 20_000;
const many = { documents: 2_000, readings: 50_000 };
const few = { documents: 20, readings: 500 };
/** Requests in each round: a single time means little. A doctor may search 30 times in five minutes. */
const tries = 7;
const maxGrowth = 2;

type Asked = { what: string; path: string };

const ofPatient: Asked[] = [
  { what: 'records, first page', path: '/medical-records' },
  { what: 'records, last page', path: '/medical-records?page=LAST' },
  { what: 'records of one type', path: '/medical-records?type=lab_report' },
  { what: 'records, timeline', path: '/medical-records/summary' },
  { what: 'records, search', path: '/medical-records?search=number' },
  { what: 'dashboard', path: '/patients/dashboard' },
];
const ofDoctor: Asked[] = [
  { what: 'shared readings, first page', path: '/patient-search/records/ID?kind=vital-signs' },
  { what: 'shared summary', path: '/patient-search/records/ID/health-summary' },
];
const searches: Asked[] = [
  { what: 'a whole name', path: '/patient-search?searchType=name&query=person77%20family12' },
  { what: 'a last name of a thousand people', path: '/patient-search?searchType=name&query=family12' },
  { what: 'a phone number', path: '/patient-search?searchType=phone&query=%2B910000012077' },
  { what: 'an address', path: '/patient-search?searchType=email&query=person-12077@nadi.example' },
];

/**
 * P3 of the health record: what one person with 2,000 documents and 50,000 readings waits for, against one with a hundredth of them, as patient and
 * as the doctor whom they let see it; and how long a doctor's search takes before and after there are 200,000 people.
 */
export async function measureRecord(stage: Stage, rounds: number): Promise<Result[]> {
  const [busy, quiet] = await stage.addPatients(2);
  if (!busy || !quiet) throw new Error('There are no patients.');
  await addPeople(stage, wanted, 1_000);
  await settle(stage);
  const small = await measureSearches(stage, rounds);
  const atOnce = 10_000;
  // The server gives a statement ten seconds.
  for (let from = others; from < others + everyone; from += atOnce) await addPeople(stage, from, atOnce);
  for (const [person, { documents, readings }] of [
    [busy, many],
    [quiet, few],
  ] as const) {
    await addDocuments(stage, person, documents);
    await addYear(stage, person, readings);
  }
  const doctor = await stage.addDoctor();
  for (const patient of [busy, quiet]) await grant(stage, patient, doctor);
  await settle(stage);

  const results: Result[] = [];
  const compare = async (what: string, all: () => Promise<number>, some: () => Promise<number>) => {
    const measured = await inTurns(rounds, { all, some });
    const { documents, readings } = many;
    results.push(
      {
        id: 'P3',
        what: `${what}: ${documents} documents, ${readings} readings`,
        unit: 'ms',
        spread: spreadOf(measured.all),
      },
      {
        id: 'P3',
        what: `${what}: many / few`,
        unit: 'x',
        spread: ratioOf(measured.all, measured.some),
        ceiling: maxGrowth,
      },
    );
  };
  for (const { what, path } of ofPatient) {
    const at = (documents: number) => stage.url + path.replace('LAST', String(documents / 10));
    await compare(
      what,
      () => timeOf(at(many.documents), busy),
      () => timeOf(at(few.documents), quiet),
    );
  }
  for (const { what, path } of ofDoctor) {
    const of = ({ userId }: Person) => stage.url + path.replace('ID', userId);
    await compare(
      what,
      () => timeOf(of(busy), doctor),
      () => timeOf(of(quiet), doctor),
    );
  }
  const large = await measureSearches(stage, rounds);
  for (const [index, { what }] of searches.entries())
    results.push(
      {
        id: 'P3',
        what: `search of ${what}: ${everyone} people`,
        unit: 'ms',
        spread: spreadOf(large[index] ?? []),
      },
      {
        id: 'P3',
        what: `search of ${what}: ${everyone} people / a thousand`,
        unit: 'x',
        spread: ratioOf(large[index] ?? [], small[index] ?? []),
        ceiling: maxGrowth,
      },
    );
  return results;
}

/** Milliseconds of each search in each round, each search by a doctor of its own. */
async function measureSearches(stage: Stage, rounds: number): Promise<number[][]> {
  const all: number[][] = [];
  for (const { path } of searches) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const time = await timeOf(stage.url + path, await stage.addDoctor());
      // The first round warms up.
      if (round > 0) times.push(time);
    }
    all.push(times);
  }
  return all;
}

/** The median of some requests, in milliseconds. */
async function timeOf(url: string, { token }: Person): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < tries; number += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`GET ${url} was answered ${answer.status}: ${body}`);
    times.push(performance.now() - began);
  }
  return spreadOf(times).median;
}

/** Patients by one statement, a thousand of each last name. */
const addPeople = (stage: Stage, from: number, count: number) =>
  stage.db.write('keeper', async (tx) => {
    await tx.execute(sql`
      with added as (
        insert into users (id, role, first_name, last_name, email, email_verified_at, password_hash, onboarding_completed_at, terms_accepted_at, created_at, updated_at)
        select gen_random_uuid(), 'PATIENT', 'Person' || n % 1000, 'Family' || n / 1000, 'person-' || n || '@nadi.example', now(), 'none', now(), now(), now(), now()
        from generate_series(${from}::int, ${from + count - 1}::int) as n
        returning id, email)
      insert into patient_profiles (user_id, date_of_birth, gender, phone, version, updated_at)
      select id, '1972-03-14', 'FEMALE', '+91' || lpad(substring(email from '[0-9]+'), 10, '0'), 1, now() from added`);
  });

/** Records of all types over twenty years, by one statement. */
const addDocuments = (stage: Stage, { userId }: Person, count: number) =>
  stage.db.write('keeper', async (tx) => {
    await tx.execute(sql`
      insert into medical_records (id, patient_id, type, title, day, tags, notes, source, only_you, words, version, created_at, updated_at)
      select gen_random_uuid(), ${userId}::uuid, (array['lab_report', 'prescription', 'imaging', 'invoice'])[1 + n % 4], 'Record number ' || n,
        current_date - (n * 7300.0 / ${count})::int, array['bench'], null, 'Sample Hospital', false, ' record number ' || n || ' sample hospital bench', 1, now(), now()
      from generate_series(1, ${count}) as n`);
  });

/** Lets a doctor see everything, as people do: asked, allowed, and the code typed. */
async function grant({ url }: Stage, patient: Person, doctor: Person): Promise<void> {
  const post = async (path: string, { token }: Person, body: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path} was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string; code: string } }).data;
  };
  const accessUntil = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const scope = { kinds: ['vital-signs'], dates: null, accessUntil };
  const reason = 'A visit at the clinic, for which I want to see the readings.';
  const asked = { patientId: patient.userId, purpose: 'CAREMGT', reason, ...scope };
  const { id } = await post('/patient-search/authorization', doctor, asked);
  const { code } = await post(`/patients/consents/${id}/allow`, patient, scope);
  await post('/patient-search/verify-otp', doctor, { requestId: id, code });
}
