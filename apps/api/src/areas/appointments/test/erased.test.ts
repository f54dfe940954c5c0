// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erasedPerson, noteTermYears } from '@nadi/domain/appointments/notes';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { sweeps } from '../jobs/sweeps';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

async function erase(who: Person): Promise<void> {
  await api.ask
    .post('/account/deletion')
    .set({ ...by(who), ...once() })
    .expect(200);
  api.clock.advance(days(31));
  expect(await eraseDueAccounts(api.context)).toBe(1);
}

const kept = (table: string) => api.database.asSuperuser(`select t::text as row from ${table} t`);

describe('a signed note', () => {
  it.each(['patient', 'doctor'] as const)(
    'stays with the other side where its %s is erased',
    async (side) => {
      const people = { patient: await api.signedIn('PATIENT'), doctor: await visits.doctor() };
      const { id } = await visits.signed(people.patient, people.doctor, 'Rest, and water.');
      const open = await visits.begun(await api.signedIn('PATIENT'), people.doctor);
      const unsigned = side === 'doctor' ? open : await visits.booked(people.patient, people.doctor);
      await visits.noting(people.doctor, open.id, { notes: 'A draft.' }).expect(200);
      await erase(people[side]);
      const other = await visits.renewed(side === 'patient' ? people.doctor : people.patient);
      const { body } = await visits.reading(other, id).expect(200);
      expect(body.data).toMatchObject({ notes: 'Rest, and water.', noteState: 'signed' });
      expect(body.data.reason).toBe(side === 'patient' ? null : 'Rest, and water.');
      expect(body.data[side]).toMatchObject({ id: erasedPerson, firstName: 'Test' });
      const rows = JSON.stringify([...(await kept('consultations')), ...(await kept('consultation_notes'))]);
      expect(rows).not.toContain(people[side].userId);
      expect(rows).not.toContain(unsigned.id);
      if (side === 'patient') {
        const addendum = api.ask
          .post(`/doctors/consultations/${id}/addenda`)
          .set({ ...by(other), ...once() });
        await addendum.send({ text: 'The result came.' }).expect(201);
        const list = await api.ask.get('/doctors/consultations/me').set(by(other)).expect(200);
        expect(list.body.data.map((visit: { id: string }) => visit.id)).toContain(id);
      }
    },
  );

  it('goes once its term is over', async () => {
    const [patient, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const { id } = await visits.signed(patient, doctor);
    const lasting = await visits.signed(await api.signedIn('PATIENT'), await visits.doctor());
    await erase(patient);
    const sweep = () => Promise.all(sweeps.map((one) => one.run(api.context)));
    await sweep();
    expect(JSON.stringify(await kept('consultations'))).toContain(id);
    api.clock.advance(days(366 * noteTermYears));
    await sweep();
    const rows = JSON.stringify([...(await kept('consultations')), ...(await kept('consultation_notes'))]);
    expect(rows).not.toContain(id);
    expect(rows).toContain(lasting.id);
  });
});
