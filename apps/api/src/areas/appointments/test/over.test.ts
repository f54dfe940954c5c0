// areas: appointments, identity, doctors, notifications, account
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

const later = (milliseconds: number) => new Date(api.clock.now().getTime() + milliseconds).toISOString();

async function book(patient: Person, doctor: Person, scheduledAt: string): Promise<string> {
  const body = { doctorId: doctor.userId, scheduledAt };
  return (await visits.posting(patient, body).expect(201)).body.data.id;
}

it('visits that no one closed are past once their time has passed, and the next one comes first', async () => {
  const patient = await api.signedIn('PATIENT');
  const doctor = await visits.doctor();
  const onRequest = await visits.doctor({ confirmation: 'on_request' });
  const old = await book(patient, doctor, later(minutes(30)));
  const unanswered = await book(patient, onRequest, later(minutes(90)));
  const next = await book(patient, doctor, later(days(2)));
  api.clock.advance(days(1));
  const again = await visits.renewed(patient);
  const list = async (when: string) =>
    (await api.ask.get(`/consultations?when=${when}`).set(by(again)).expect(200)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await list('upcoming')).toEqual([next]);
  expect(await list('past')).toEqual([unanswered, old]);
});

it('a patient who did not come cannot cancel after the time of the visit, and the doctor notes that they did not come', async () => {
  const [patient, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
  const id = await book(patient, doctor, later(minutes(30)));
  api.clock.advance(minutes(90));
  const again = { patient: await visits.renewed(patient), doctor: await visits.renewed(doctor) };
  await visits.setting(again.patient, id, 'cancelled').expect(409);
  await visits.setting(again.doctor, id, 'no_show').expect(200);
});

it('a request that was not answered cannot be confirmed after its time', async () => {
  const [patient, doctor] = [
    await api.signedIn('PATIENT'),
    await visits.doctor({ confirmation: 'on_request' }),
  ];
  const id = await book(patient, doctor, later(minutes(30)));
  api.clock.advance(minutes(90));
  await visits.setting(await visits.renewed(doctor), id, 'confirmed').expect(409);
});
