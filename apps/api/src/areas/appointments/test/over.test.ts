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
