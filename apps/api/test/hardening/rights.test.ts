// database: both
// areas: vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Actor } from '../../src/kernel/db/actor';
import { type Person, startApi, type TestApi } from '../api';
import { pulse, readingsOf } from '../readings';
import { notAllowed, raised, refusal, run } from '../statements';

let api: TestApi;
let patient: Person;
let doctor: Person;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  patient = await api.signedIn();
  doctor = await api.signedIn('DOCTOR');
  admin = await api.signedIn('ADMIN');
  await readingsOf(api).recorded(patient, pulse);
});
afterAll(() => api.close());

const ask = (who: Actor, statement: SQL, kind: 'read' | 'write' = 'write') =>
  run(api.context.db, who, statement, kind);
const refused = (who: Actor, statement: SQL, kind?: 'read' | 'write') => refusal(ask(who, statement, kind));
const asPatient = (): Actor => ({ userId: patient.userId, role: 'PATIENT' });
const asDoctor = (): Actor => ({ userId: doctor.userId, role: 'DOCTOR' });
const asAdmin = (): Actor => ({ userId: admin.userId, role: 'ADMIN' });

describe('at the gate', () => {
  const newcomer = (role: string, verified: SQL) =>
    sql`insert into users values (${v7()}, ${role}, 'A', 'B', ${`${v7()}@nadi.example`}, ${verified}, 'h', null, now(), now(), now(), null)`;

  it('makes nobody an administrator, and confirms no address, at sign-up', async () => {
    expect(await refused('gate', newcomer('ADMIN', sql`null`))).toBe(notAllowed);
    expect(await refused('gate', newcomer('PATIENT', sql`now()`))).toBe(notAllowed);
    expect(await refused('gate', newcomer('DOCTOR', sql`null`))).toBeNull();
  });

  it('nothing of an account changes but its password and the confirmation of its address', async () => {
    for (const change of [
      sql`role = 'ADMIN'`,
      sql`email = 'x@nadi.example'`,
      sql`deletion_requested_at = now()`,
    ])
      expect(await refused('gate', sql`update users set ${change}`)).toBe(notAllowed);
  });

  it('no session is given to another, no token renewed, no passkey made or exchanged', async () => {
    for (const statement of [
      sql`update sessions set user_id = ${admin.userId}`,
      sql`update sessions set needs_second_step = false`,
      sql`update refresh_tokens set session_id = session_id`,
      sql`update refresh_tokens set expires_at = now()`,
      sql`update password_resets set user_id = ${admin.userId}`,
      sql`update email_verifications set expires_at = now()`,
      sql`update passkeys set public_key = 'mine'`,
      sql`insert into passkeys values (${v7()}, ${admin.userId}, 'c', 'k', 0, '{}', 'n', false, now(), null)`,
    ])
      expect(await refused('gate', statement)).toBe(notAllowed);
  });
});

describe('hashes of passwords', () => {
  it('are read by nobody who is signed in, an administrator neither', async () => {
    for (const who of [asPatient(), asAdmin()])
      for (const kind of ['read', 'write'] as const) {
        expect(await refused(who, sql`select password_hash from users`, kind)).toBe(notAllowed);
        expect(await refused(who, sql`update users set password_hash = 'x'`, kind)).toBe(notAllowed);
      }
  });

  it('are told to their owner, and changed against the one before alone', async () => {
    const [{ hash } = {}] = await ask(asPatient(), sql`select own_password_hash() as hash`, 'read');
    expect(hash).toMatch(/^\$argon2id\$/);
    const replace = (who: Actor, whose: Person, old: unknown) =>
      ask(who, sql`select replace_password(${whose.userId}, ${old}, 'new', now()) as done`);
    expect(await replace(asPatient(), patient, 'guessed')).toEqual([{ done: false }]);
    expect(await refusal(replace(asAdmin(), patient, hash))).toBe(notAllowed);
    expect(await replace(asPatient(), patient, hash)).toEqual([{ done: true }]);
  });
});

describe('who is signed in', () => {
  it('makes no link that sets a password', async () => {
    const link = sql`insert into password_resets values ('mine', ${patient.userId}, now(), now() + interval '1 day', null)`;
    expect(await refused(asPatient(), link)).toBe(notAllowed);
  });

  it('says of no reading that another entered it, and removes none for good', async () => {
    for (const statement of [
      sql`insert into vital_signs select ${v7()}, patient_id, type, unit, systolic, diastolic, value, canonical_value, arm, posture, timing, note,
        measured_at, measured_offset, ${doctor.userId}, 1, now(), now(), null from vital_signs limit 1`,
      sql`update vital_signs set entered_by = ${doctor.userId}`,
      sql`delete from vital_signs`,
    ])
      expect(await refused(asPatient(), statement)).toBe(notAllowed);
  });
});

describe('a registration', () => {
  it('is decided by an administrator, who changes nothing else of it', async () => {
    for (const change of [
      sql`license_number = 'MINE'`,
      sql`about = 'x'`,
      sql`applied_at = now()`,
      sql`phone = null, languages = '{}'`,
    ])
      expect(
        await refused(asAdmin(), sql`update doctor_profiles set ${change}, decided_by = ${admin.userId}`),
      ).toBe(notAllowed);
    expect(
      await refused(
        asAdmin(),
        sql`update doctor_profiles set verification = 'REJECTED', decided_by = ${doctor.userId}`,
      ),
    ).toBe(notAllowed);
    const decision = sql`update doctor_profiles set verification = 'REJECTED', reason = 'A test.', decided_by = ${admin.userId} returning user_id`;
    expect(await ask(asAdmin(), decision)).toEqual([{ user_id: doctor.userId }]);
    const undone = sql`update doctor_profiles set verification = 'VERIFIED', reason = null, decided_by = ${admin.userId}`;
    expect(await refused(asAdmin(), undone)).toBeNull();
  });

  it('does not stay verified with another number, and is not begun anew', async () => {
    for (const statement of [
      sql`update doctor_profiles set license_number = 'OTHER'`,
      sql`update doctor_profiles set council = 'Another'`,
      sql`delete from doctor_profiles`,
    ])
      expect(await refused(asDoctor(), statement)).toBe(notAllowed);
    const anew = sql`update doctor_profiles set license_number = 'OTHER', verification = 'UNVERIFIED'`;
    expect(await refused(asDoctor(), anew)).toBeNull();
  });
});

describe('an entry of the audit trail', () => {
  const entry = (subject: Person, actor: Person | null, role: string, behalf: Person | null = null) =>
    sql`select append_audit(${subject.userId}, ${v7()}, now(), ${actor?.userId ?? null}::uuid, ${role}, ${behalf?.userId ?? null}::uuid,
      'PATRQT', 'readMe', 'read', 'account', array[]::text[], 'a-request')`;

  it('names the role that its actor has, whatever the session says', async () => {
    for (const role of ['ADMIN', 'DOCTOR', 'SYSTEM'])
      for (const kind of ['read', 'write'] as const)
        expect(await refused(asPatient(), entry(patient, patient, role), kind)).toBe(raised);
    expect(
      await refused({ ...(asPatient() as object), role: 'ADMIN' } as Actor, entry(patient, patient, 'ADMIN')),
    ).toBe(raised);
    expect(await refused(asPatient(), entry(patient, patient, 'PATIENT'))).toBeNull();
    expect(await refused(asPatient(), entry(patient, null, 'SYSTEM'))).toBe(raised);
  });

  it('is on nobody’s behalf until someone can act for another', async () => {
    for (const who of [asPatient(), 'gate'] as const)
      expect(await refused(who, entry(patient, patient, 'PATIENT', doctor))).toBe(raised);
    expect(await refused('keeper', entry(patient, patient, 'PATIENT', doctor))).toBeNull();
  });

  it('is at the gate of who comes in, and of nobody else', async () => {
    expect(await refused('gate', entry(patient, doctor, 'SYSTEM'))).toBe(raised);
    expect(await refused('gate', entry(patient, patient, 'ADMIN'))).toBe(raised);
    expect(await refused('gate', entry(patient, patient, 'SYSTEM'))).toBeNull();
    expect(await refused('gate', entry(patient, null, 'SYSTEM'))).toBeNull();
  });
});

describe('what somebody was told of a reading', () => {
  it('is never told otherwise afterwards, nor in the name of another', async () => {
    const earlier = (owner: Person) =>
      sql`insert into earlier_assessments select ${v7()}, id, ${owner.userId}, assessment, now(), now(), 'facts' from vital_signs`;
    expect(await refused(asPatient(), earlier(patient))).toBeNull();
    expect(await refused(asPatient(), earlier(admin))).toBe(notAllowed);
    expect(await refused(asPatient(), sql`update earlier_assessments set assessed_at = now()`)).toBe(
      notAllowed,
    );
    for (const who of [asDoctor(), asAdmin()])
      for (const table of ['earlier_assessments', 'health_facts'])
        expect(await ask(who, sql`select * from ${sql.identifier(table)}`, 'read')).toEqual([]);
    expect(await ask(asPatient(), sql`select cause from earlier_assessments`, 'read')).toEqual([
      { cause: 'facts' },
    ]);
  });
});
