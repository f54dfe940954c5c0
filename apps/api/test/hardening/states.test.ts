// database: both
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@nadi/contract/operations';
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Actor } from '../../src/kernel/db/actor';
import { by, type Person, startApi, type TestApi } from '../api';
import { pulse, readingsOf } from '../readings';
import { notAllowed, refusal, run } from '../statements';
import { twoStepOf } from '../two-step';

let api: TestApi;
let person: Person;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  person = await api.signedIn();
  doctor = await api.signedIn('DOCTOR');
  await readingsOf(api).recorded(person, pulse);
  await twoStepOf(api).turnOn(person);
  await run(
    api.context.db,
    'keeper',
    sql`insert into files select gen_random_uuid(), id, 'image/png', 1, now() from users`,
  );
  await run(
    api.context.db,
    'keeper',
    sql`insert into password_resets select id::text, id, now(), now(), null from users`,
  );
});
afterAll(() => api.close());

const as = ({ userId }: Person, role: Role): Actor => ({ userId, role });
const ask = (who: Actor, statement: SQL, kind: 'read' | 'write' = 'write') =>
  run(api.context.db, who, statement, kind);
const rowsOf = async (who: Actor, table: string) =>
  Number((await ask(who, sql`select count(*) as n from ${sql.identifier(table)}`, 'read'))[0]?.n);

const clinical = ['vital_signs', 'patient_profiles', 'files', 'idempotency_keys', 'audit_entries'];

describe('a session that waits', () => {
  it.each<Role>(['PENDING', 'SECOND_STEP'])(
    'as %s sees nothing clinical, of its own person either',
    async (role) => {
      for (const table of [...clinical, 'passkeys', 'password_resets']) {
        expect([table, await rowsOf(as(person, role), table)]).toEqual([table, 0]);
        expect([table, await rowsOf(as(doctor, role), table)]).toEqual([table, 0]);
      }
      expect(await rowsOf(as(doctor, role), 'doctor_profiles')).toBe(0);
      for (const table of clinical)
        expect([table, await rowsOf(as(person, 'PATIENT'), table)]).not.toEqual([table, 0]);
    },
  );

  it.each<Role>(['PENDING', 'SECOND_STEP'])(
    'as %s writes nothing clinical and nothing of the account',
    async (role) => {
      const who = as(person, role);
      for (const statement of [
        sql`update vital_signs set note = 'x' returning id`,
        sql`update patient_profiles set phone = 'x' returning user_id`,
      ])
        expect(await ask(who, statement)).toEqual([]);
      for (const statement of [
        sql`insert into files values (${v7()}, ${person.userId}, 'image/png', 1, now())`,
        sql`insert into idempotency_keys values (${person.userId}, 'k', 'o', 'h', null, null, now())`,
        sql`insert into passkeys values (${v7()}, ${person.userId}, 'c', 'k', 0, '{}', 'n', false, now(), null)`,
        sql`update users set deletion_requested_at = now()`,
        sql`select replace_password(${person.userId}, 'old', 'new', now())`,
      ])
        expect(await refusal(ask(who, statement))).toBe(notAllowed);
      expect(await ask(who, sql`select own_password_hash() as hash`)).toEqual([{ hash: null }]);
    },
  );

  it('as SECOND_STEP_MISSING turns on a second step, and reaches nothing else', async () => {
    const role = 'SECOND_STEP_MISSING';
    const who = as(person, role);
    for (const table of [...clinical, 'password_resets']) {
      expect([table, await rowsOf(who, table)]).toEqual([table, 0]);
      expect([table, await rowsOf(as(doctor, role), table)]).toEqual([table, 0]);
    }
    expect(await rowsOf(as(doctor, role), 'doctor_profiles')).toBe(0);
    for (const statement of [
      sql`insert into passkeys values (${v7()}, ${person.userId}, 'c', 'k', 0, '{}', 'n', false, now(), null)`,
      sql`insert into files values (${v7()}, ${person.userId}, 'image/png', 1, now())`,
      sql`insert into sessions values (${v7()}, ${person.userId}, now(), null, 'd', 'password', false, 0, now(), now())`,
      sql`update users set deletion_requested_at = now()`,
      sql`select replace_password(${person.userId}, 'old', 'new', now())`,
      sql`update totp_secrets set confirmed_at = null`,
    ])
      expect(await refusal(ask(who, statement))).toBe(notAllowed);
    expect(await ask(who, sql`delete from passkeys returning id`)).toEqual([]);
    expect(
      await ask(who, sql`update doctor_profiles set verification = 'VERIFIED' returning user_id`),
    ).toEqual([]);
  });

  it('does not end its waiting by itself', async () => {
    const waiting = await twoStepOf(api).firstStep(person);
    const who = as(person, 'SECOND_STEP');
    for (const statement of [
      sql`update sessions set needs_second_step = false`,
      sql`update sessions set created_at = now()`,
      sql`update sessions set failed_steps = -1`,
      sql`update totp_secrets set confirmed_at = null`,
      sql`update totp_secrets set sealed = 'mine'`,
      sql`update totp_secrets set last_step = 0`,
      sql`insert into recovery_codes values (${person.userId}, 'mine', now(), null)`,
    ])
      expect(await refusal(ask(who, statement))).toBe(notAllowed);
    expect(await ask(who, sql`delete from totp_secrets returning user_id`)).toEqual([]);
    expect(await ask(who, sql`delete from recovery_codes returning user_id`)).toEqual([]);
    await api.ask.get('/vital-signs').set(by(waiting)).expect(403);
  });

  it('uses a recovery code once, and nothing brings it back', async () => {
    const who = as(person, 'SECOND_STEP');
    const take = sql`update recovery_codes set used_at = now()
      where code_hash = (select min(code_hash) from recovery_codes where used_at is null) returning code_hash`;
    expect(await ask(who, take)).toHaveLength(1);
    expect(await refusal(ask(who, sql`update recovery_codes set used_at = null`))).toBe(notAllowed);
    expect(
      await ask(
        who,
        sql`update recovery_codes set used_at = now() where used_at is not null returning code_hash`,
      ),
    ).toEqual([]);
  });
});

describe('a session of the whole account', () => {
  const open = (needsSecondStep: boolean) =>
    sql`insert into sessions values (${v7()}, ${person.userId}, now(), null, 'd', 'password', ${needsSecondStep}, 0, now(), now())`;

  it('is opened in a person’s name after the second step alone', async () => {
    for (const role of ['PATIENT', 'PENDING'] as const)
      expect(await refusal(ask(as(person, role), open(false)))).toBe(notAllowed);
    expect(await refusal(ask(as(person, 'SECOND_STEP'), open(true)))).toBe(notAllowed);
    expect(await refusal(ask(as(person, 'SECOND_STEP'), open(false)))).toBeNull();
  });

  it('stays ended', async () => {
    const { userId } = await api.signedIn();
    const who: Actor = { userId, role: 'PATIENT' };
    await ask(who, sql`update sessions set revoked_at = now()`);
    for (const actor of [who, 'gate', 'keeper'] as const)
      expect(
        await refusal(ask(actor, sql`update sessions set revoked_at = null where user_id = ${userId}`)),
      ).toBe(notAllowed);
  });

  it('sees records of its own kind alone', async () => {
    expect(await rowsOf(as(person, 'DOCTOR'), 'vital_signs')).toBe(0);
    expect(await rowsOf(as(person, 'ADMIN'), 'patient_profiles')).toBe(0);
    expect(await rowsOf(as(doctor, 'PATIENT'), 'doctor_profiles')).toBe(0);
    expect(await rowsOf(as(doctor, 'UNVERIFIED_DOCTOR'), 'doctor_profiles')).toBe(1);
  });
});
