// database: both
// areas: identity, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { by, once, startApi, type TestApi } from '../../../../test/api';
import { familyOf } from '../../../../test/family';
import { patients } from '../../../kernel/tables/patients';
import { users } from '../../../kernel/tables/users';
import { vitalSigns } from '../../vital-signs/offers';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
});
afterAll(() => api.close());

const person = () => api.signedIn('PATIENT');

describe('the record of a child', () => {
  it('leaves nothing in the notifications and kept answers of its guardian when it is deleted', async () => {
    const mother = await person();
    const { id } = await family.added(mother, { firstName: 'Kanarienvogel' });
    await family.invited(mother, {
      purpose: 'guardian',
      email: 'someone@family.example',
      level: 'guardian',
      memberId: id,
    });
    await family.post(mother, `members/${id}/erasure`).expect(200);
    const rows = await api.look((tx) =>
      tx.execute(sql`select answer::text as kept from idempotency_keys where user_id = ${mother.userId}
        union all select title || body from notifications where user_id = ${mother.userId}
        union all select coalesce(member_name, '') from family_invitations where sender_id = ${mother.userId}`),
    );
    expect(JSON.stringify(rows)).not.toContain('Kanarienvogel');
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('goes with the last of two guardians who delete their accounts at once', async () => {
    const [mother, father] = [await person(), await person()];
    const { id } = await family.added(mother);
    await family.addGuardian(mother, father, id);
    await Promise.all(
      [mother, father].map(({ userId }) =>
        api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, userId))),
      ),
    );
    expect(await api.look((tx) => tx.$count(patients, eq(patients.id, id)))).toBe(0);
  });

  it('does not lose its only guardian, who can delete the record', async () => {
    const mother = await person();
    const { id } = await family.added(mother);
    const left = await api.ask.delete(`/family/members/${id}`).set(by(mother)).expect(409);
    expect(left.body.detail).toMatch('only guardian');
    await family.record(mother, id).expect(201);
    await api.ask
      .post(`/family/members/${id}/erasure`)
      .set({ ...by(mother), ...once() })
      .expect(200);
    expect(await family.members(mother)).toEqual([]);
    await family.readings(mother, id).expect(404);
    expect(await api.look((tx) => tx.$count(vitalSigns, eq(vitalSigns.patientId, id)))).toBe(0);
  });
});
