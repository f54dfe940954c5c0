// database: both
// areas: identity, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { patients } from '../src/kernel/tables/patients';
import { users } from '../src/kernel/tables/users';
import { startApi, type TestApi } from './api';
import { pulse, readingsOf } from './readings';
import { notAllowed, refusal, run } from './statements';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const patientsOf = (userId: string) =>
  api.look((tx) => tx.select().from(patients).where(eq(patients.userId, userId)));

describe('a patient', () => {
  it('begins with the account of who signs up as one, and with no other account', async () => {
    const patient = await api.signedIn('PATIENT');
    expect(await patientsOf(patient.userId)).toEqual([{ id: patient.userId, userId: patient.userId }]);
    expect(await patientsOf((await api.signedIn('DOCTOR')).userId)).toEqual([]);
    expect(await patientsOf((await api.signedIn('ADMIN')).userId)).toEqual([]);
  });

  it('is not there if the account was not kept', async () => {
    const id = v7();
    const failing = api.context.db.write('keeper', async (tx) => {
      await tx.execute(sql`insert into users (id, role, first_name, last_name, email, password_hash, terms_accepted_at, created_at, updated_at)
        values (${id}, 'PATIENT', 'A', 'B', 'nobody@nadi.example', 'h', now(), now(), now())`);
      expect(await tx.select().from(patients).where(eq(patients.id, id))).toHaveLength(1);
      throw new Error('Undone.');
    });
    await expect(failing).rejects.toThrow('Undone.');
    expect(await patientsOf(id)).toEqual([]);
  });

  it('needs no account, and is within reach of no other one', async () => {
    const id = v7();
    await run(api.context.db, 'keeper', sql`insert into patients (id, user_id) values (${id}, null)`);
    const { userId } = await api.signedIn('PATIENT');
    const seen = await run(api.context.db, { userId, role: 'PATIENT' }, sql`select id from patients`, 'read');
    expect(seen).toEqual([{ id: userId }]);
    for (const statement of [
      sql`insert into patients (id, user_id) values (${v7()}, null)`,
      sql`update patients set user_id = null`,
      sql`delete from patients`,
    ])
      expect(await refusal(run(api.context.db, { userId, role: 'PATIENT' }, statement))).toBe(notAllowed);
    await run(api.context.db, 'keeper', sql`delete from patients where id = ${id}`);
  });

  it('is not given the account of another patient', async () => {
    const { userId } = await api.signedIn('DOCTOR');
    const other = sql`insert into patients (id, user_id) values (${v7()}, ${userId})`;
    // Is refused by a check of the table.
    expect(await refusal(run(api.context.db, 'keeper', other))).toBe('23514');
  });
});

it('erasing an account takes the readings of its patient along, without writing each of them first', async () => {
  const person = await api.signedIn('PATIENT');
  await readingsOf(api).recorded(person, pulse);
  await api.database.asSuperuser(
    `create function refuse_rewrite() returns trigger language plpgsql as $$ begin raise exception 'It was written.'; end $$`,
  );
  await api.database.asSuperuser(
    'create trigger refused before update on vital_signs for each row execute function refuse_rewrite()',
  );
  await api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, person.userId)));
  const left = await api.database.asSuperuser(
    `select id from vital_signs where patient_id = '${person.userId}'`,
  );
  expect(left).toEqual([]);
  await api.database.asSuperuser('drop trigger refused on vital_signs');
});
