// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noteTermYears } from '@nadi/domain/appointments/notes';
import { by, once, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { prescriptionsOf } from '../../../../test/prescriptions';
import { erase } from '../../account/test/erase';
import { sweeps } from '../../appointments/jobs/sweeps';

let api: TestApi;
let rx: ReturnType<typeof prescriptionsOf>;
beforeAll(async () => {
  api = await startApi();
  rx = prescriptionsOf(api);
});
afterAll(() => api.close());

const kept = async () =>
  JSON.stringify(
    await Promise.all(
      ['prescriptions', 'consultations', 'notifications', 'idempotency_keys'].map((table) =>
        api.database.asSuperuser(`select t::text as row from ${table} t`),
      ),
    ),
  );

describe('a signed prescription', () => {
  it.each(['patient', 'doctor'] as const)(
    'stays with the other side where its %s is erased, without drafts and first answers',
    async (side) => {
      const people = { patient: await api.signedIn('PATIENT'), doctor: await rx.visits.doctor() };
      const { id, consultationId } = await rx.signed(people.patient, people.doctor);
      const token = await rx.tokenOf(id);
      const draft = await api.ask
        .put(`/consultations/${consultationId}/prescription`)
        .set({ ...by(people.doctor), ...once() })
        .send(rx.body({ advice: 'A draft.' }))
        .expect(200);
      const open = await rx.visits.begun(await api.signedIn('PATIENT'), people.doctor);
      const another = await rx.drafted(people.doctor, open.id, { advice: 'Another draft.' });
      await erase(people[side], api);
      const other = await rx.visits.renewed(side === 'patient' ? people.doctor : people.patient);
      expect((await rx.reading(other, id).expect(200)).body.data).toMatchObject({ state: 'signed' });
      await api.ask.get(`/prescriptions/${id}/file`).set(by(other)).expect(200);
      expect((await rx.verifying(token)).body.data).toMatchObject({
        ...{ result: expect.stringMatching(/genuine|expired/), isRegistrationInForce: side === 'patient' },
      });
      if (side === 'patient') {
        const { body } = await rx.looking(other, consultationId).expect(200);
        expect(body.data).toMatchObject({ canWrite: false, patient: { age: null, sex: null } });
        await rx.cancelling(other, id).expect(200);
        expect((await rx.verifying(token)).body.data.result).toBe('cancelled');
      }
      const rows = await kept();
      expect(rows).not.toContain(people[side].userId);
      expect(rows).not.toContain(draft.body.data.prescription.id);
      expect(rows.includes(another.prescription.id)).toBe(side === 'patient');
    },
  );

  it('is erased with its visit once the term is over', async () => {
    const [patient, doctor] = [await api.signedIn('PATIENT'), await rx.visits.doctor()];
    const { id } = await rx.signed(patient, doctor);
    const token = await rx.tokenOf(id);
    await erase(patient, api);
    const sweep = () => Promise.all(sweeps.map((one) => one.run(api.context)));
    await sweep();
    expect(await kept()).toContain(id);
    api.clock.advance(days(366 * noteTermYears));
    await sweep();
    expect(await kept()).not.toContain(id);
    expect((await rx.verifying(token)).body.data.result).toBe('unknown');
  });
});
