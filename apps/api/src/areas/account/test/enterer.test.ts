// areas: identity, vital-signs
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { pulse, readingsOf } from '../../../../test/readings';
import { users } from '../../../kernel/tables/users';
import { vitalSigns } from '../../vital-signs/tables/vital-signs';
import { eraseDueAccounts } from '../deletion/erase';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('someone who entered another’s reading is erased, and the reading stays without their name', async () => {
  const { list, recorded } = readingsOf(api);
  const patient = await api.signedIn();
  const helper = await api.signedIn('DOCTOR', { deletionRequestedAt: api.clock.now() });
  const { id } = await recorded(patient, pulse);
  const { db } = api.context;
  await db.write('keeper', (tx) =>
    tx.update(vitalSigns).set({ enteredBy: helper.userId }).where(eq(vitalSigns.id, id)),
  );

  api.clock.advance(days(31));
  expect(await eraseDueAccounts(api.context)).toBe(1);
  expect(await api.look((tx) => tx.$count(users, eq(users.id, helper.userId)))).toBe(0);
  const again = (
    await api.ask.post('/auth/login').send({ email: patient.email, password: patient.password }).expect(200)
  ).body.data;
  expect((await list(again)).data).toMatchObject([
    { id, enteredBy: { self: false, name: 'Someone whose account is gone' } },
  ]);
});
