// areas: appointments, identity, doctors, notifications, account, consent
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';
import { visitsOf } from '../../../../test/visits';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

const dashboardOf = async (doctor: Person) =>
  (await api.ask.get('/doctors/dashboard/me').set(by(doctor)).expect(200)).body.data;
const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

describe("a doctor's dashboard", () => {
  it('is empty for a doctor without visits, and closed to other roles', async () => {
    const doctor = await api.signedIn('DOCTOR');
    expect(await dashboardOf(doctor)).toMatchObject({
      ...{ timeZone: 'Asia/Kolkata', now: [], later: [], earlier: [], unsigned: [], unsignedCount: 0 },
      ...{ patients: { active: 0, requested: 0 }, unreadNotifications: 0 },
    });
    for (const role of ['PATIENT', 'ADMIN', 'UNVERIFIED_DOCTOR'] as const)
      await api.ask
        .get('/doctors/dashboard/me')
        .set(by(await api.signedIn(role)))
        .expect(403);
  });

  it('has the visits of today by what they need, without cancelled ones and those of other doctors', async () => {
    const [doctor, patient, other] = [
      await visits.doctor(),
      await api.signedIn('PATIENT'),
      await api.signedIn('PATIENT'),
    ];
    const waits = await visits.booked(patient, doctor, { reason: 'A cough.' });
    const comes = await visits.booked(other, doctor);
    const gone = await visits.booked(await api.signedIn('PATIENT'), doctor);
    await visits.booked(await api.signedIn('PATIENT'));
    await visits.setting(patient, waits.id, 'checked_in').expect(200);
    await visits.setting(doctor, gone.id, 'cancelled').expect(200);
    const { now, later, earlier } = await dashboardOf(doctor);
    expect(now).toMatchObject([
      { id: waits.id, reason: 'A cough.', waitingSince: api.clock.now().toISOString() },
    ]);
    expect(idsOf(later)).toEqual([comes.id]);
    expect(earlier).toEqual([]);
  });

  it('counts patients as their consents stand now, each once', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const consents = consentsOf(api);
    const [one, two] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
    await consents.granted(one, doctor);
    await consents.granted(one, doctor);
    await consents.asking(two, doctor).expect(201);
    expect((await dashboardOf(doctor)).patients).toEqual({ active: 1, requested: 1 });
  });
});

it('keeps a note to sign on the dashboard after its day, and the visit does not', async () => {
  const doctor = await visits.doctor();
  const patient = await api.signedIn('PATIENT');
  const { id } = await visits.begun(patient, doctor);
  await visits.setting(doctor, id, 'completed').expect(200);
  expect(await dashboardOf(doctor)).toMatchObject({
    earlier: [{ id }],
    unsigned: [{ id }],
    unsignedCount: 1,
  });
  api.clock.advance(days(1));
  const later = await visits.renewed(doctor);
  expect(await dashboardOf(later)).toMatchObject({ earlier: [], unsigned: [{ id }], unsignedCount: 1 });
});
