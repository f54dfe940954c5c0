import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { DoctorDashboard } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { readingsOf } from '../../../../test/readings';

/** Blood pressure that needs an answer today, measured on the morning of each test. */
export const crisis = {
  ...{ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 186, diastolic: 122 },
  measuredAt: '2026-11-20T07:52:00+05:30',
};

type Consents = ReturnType<typeof consentsOf>;

/** A server with one doctor and one patient for each test of the file, and the doctor's dashboard. */
export function dashboardStage() {
  const stage = {} as { api: TestApi; consents: Consents; doctor: Person; patient: Person };
  beforeAll(async () => {
    stage.api = await startApi();
    stage.consents = consentsOf(stage.api);
  });
  afterAll(() => stage.api.close());
  beforeEach(async () => {
    stage.api.clock.set('2026-11-20T09:00:00+05:30');
    stage.doctor = await stage.api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
    stage.patient = await stage.api.signedIn(
      'PATIENT',
      { firstName: 'Prakash' },
      { gender: 'MALE', phone: '+910000000101' },
    );
  });
  const dashboard = async (who: Person = stage.doctor): Promise<DoctorDashboard> =>
    (await stage.api.ask.get('/doctors/dashboard/me').set(by(who)).expect(200)).body.data;
  return {
    stage,
    dashboard,
    /** Records a reading; its id. */
    recorded: async (reading: object = crisis, who: Person = stage.patient): Promise<string> =>
      (await readingsOf(stage.api).recorded(who, reading)).id,
    /** Ids of the readings that the dashboard calls critical. */
    criticalOf: async (who: Person = stage.doctor) =>
      (await dashboard(who)).critical.patients.flatMap(({ readings }) => readings.map(({ id }) => id)),
    granted: (given: Parameters<Consents['granted']>[2] = {}, who = stage.patient, to = stage.doctor) =>
      stage.consents.granted(who, to, given),
  };
}
