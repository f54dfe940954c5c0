// database: both
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { notAllowed, refusal, run } from '../../../../test/statements';
import type { Actor } from '../../../kernel/db/actor';

/** Tests what the database refuses by itself of codes and of the search. */
let api: TestApi;
let consents: ReturnType<typeof consentsOf>;
let doctor: Person;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  consents = consentsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  doctor = await api.signedIn('DOCTOR');
  patient = await api.signedIn('PATIENT');
});

const asDoctor = (who: Person = doctor): Actor => ({ userId: who.userId, role: 'DOCTOR' });
const read = (statement: SQL, who: Actor = asDoctor()) => run(api.context.db, who, statement, 'read');
const write = (statement: SQL, who: Actor) => refusal(run(api.context.db, who, statement, 'write'));

describe('a code', () => {
  const asPatient = (): Actor => ({ userId: patient.userId, role: 'PATIENT' });

  it('is read back by nobody', async () => {
    await consents.allowed(patient, doctor);
    for (const who of [asPatient(), asDoctor()])
      expect(await refusal(read(sql`select code_hash from consent_codes`, who))).toBe(notAllowed);
    expect(await read(sql`select tries from consent_codes`, asDoctor())).toEqual([]);
    expect(await read(sql`select tries from consent_codes`, asPatient())).toEqual([{ tries: 0 }]);
  });

  it('has its tries and its new codes counted, whoever writes it', async () => {
    await consents.allowed(patient, doctor);
    expect(await write(sql`update consent_codes set tries = 0`, asPatient())).toBe(notAllowed);
    expect(await write(sql`update consent_codes set code_hash = 'mine'`, asPatient())).toBe(notAllowed);
    expect(
      await write(sql`update consent_codes set expires_at = now() + interval '1 day'`, asPatient()),
    ).toBe(notAllowed);
  });

  it('refuses to try the code of another doctor’s request', async () => {
    const { id } = await consents.allowed(patient, doctor);
    const other = await api.signedIn('DOCTOR');
    const tried = (who: Actor) =>
      run(api.context.db, who, sql`select verify_consent_code(${id}, array['x']) as outcome`, 'write');
    expect(await tried(asDoctor(other))).toEqual([{ outcome: 'absent' }]);
    expect(await tried({ userId: doctor.userId, role: 'UNVERIFIED_DOCTOR' })).toEqual([
      { outcome: 'absent' },
    ]);
    expect(await tried(asDoctor())).toEqual([{ outcome: 'wrong' }]);
  });
});

it('a search is answered to doctors alone, with no more than the contract says', async () => {
  const search = sql`select * from search_patients('name', 'test person')`;
  const [found] = await read(search);
  expect(Object.keys(found ?? {})).toEqual([
    'id',
    'first_name',
    'last_name',
    'year_of_birth',
    'gender',
    'phone_ending',
  ]);
  for (const role of ['PATIENT', 'UNVERIFIED_DOCTOR', 'ADMIN'] as const)
    expect(await read(search, { userId: doctor.userId, role })).toEqual([]);
  expect(await refusal(run(api.context.db, 'gate', search, 'read'))).toBe(notAllowed);
});
