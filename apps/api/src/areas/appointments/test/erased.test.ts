// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { erasedPerson, noteTermYears } from '@nadi/domain/appointments/notes';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { erase } from '../../account/test/erase';
import { sweeps } from '../jobs/sweeps';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

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
      await erase(people[side], api);
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
    await erase(patient, api);
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

describe('a person who is erased', () => {
  /** All that is kept beside the trail, row by row. */
  async function everything(): Promise<string[]> {
    const tables = await api.database.asSuperuser(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const rows = await Promise.all(
      tables
        .filter(({ name }) => !/audit_|consultation/.test(String(name)))
        .map(({ name }) => api.database.asSuperuser(`select '${name} ' || t::text as row from ${name} t`)),
    );
    return rows.flat().map(({ row }) => String(row));
  }

  it('is named in nothing that the other side keeps: no notification and no first answer', async () => {
    const named = { firstName: 'Qanaarii', lastName: 'Qanaarii' };
    const patient = await api.signedIn('PATIENT', named);
    const doctor = await visits.doctor();
    const set = (id: string, status: string) =>
      api.ask
        .put(`/consultations/${id}/status`)
        .set({ ...by(doctor), ...once() })
        .send({ status });
    const { id } = await visits.booked(patient, doctor, { reason: 'A Qanaarii reason.' });
    const open = await visits.booked(patient, doctor, { reason: 'Another Qanaarii reason.' });
    for (const status of ['checked_in', 'in_progress', 'completed']) await set(id, status).expect(200);
    await set(open.id, 'checked_in').expect(200);
    await visits.noting(doctor, id, { notes: 'Rest.', isSigned: true, noteVersion: 0 }).expect(200);
    const key = once();
    const add = (who: Person) =>
      api.ask
        .post(`/doctors/consultations/${id}/addenda`)
        .set({ ...by(who), ...key })
        .send({ text: 'The result came.' });
    await add(doctor).expect(201);
    expect((await everything()).filter((row) => row.includes('Qanaarii')).length).toBeGreaterThan(4);
    await erase(patient, api);
    const left = (await everything()).filter(
      (row) => /Qanaarii reason/.test(row) || row.includes(patient.userId) || row.includes(open.id),
    );
    expect(left).toEqual([]);
    const told = (await everything()).filter((row) => /notifications/.test(row) && row.includes('Qanaarii'));
    expect(told).toEqual([]);
    // The signed note stays, and is added to once.
    const { body } = await add(await visits.renewed(doctor)).expect(201);
    expect(body.data.addenda).toHaveLength(1);
    const read = await visits.reading(await visits.renewed(doctor), id).expect(200);
    expect(read.body.data.addenda).toHaveLength(1);
  });
});
