import type { AllowedConsent, Authorization, ConsentScope, NewAuthorization } from '@nadi/contract/schema';
import { keptKinds } from '@nadi/domain/consent/kinds';
import { by, once, type Person, type TestApi } from './api';
import { days } from './clock';

type Who = Pick<Person, 'token' | 'userId'>;

type Asked = Partial<ConsentScope> & { purpose?: NewAuthorization['purpose'] };

export const reason = 'A visit at the clinic, for which I want to see the readings.';

/** Consents of tests, in the way that people make them. */
export function consentsOf(api: TestApi) {
  const { ask, clock } = api;
  const scope = (changes: Partial<ConsentScope> = {}): ConsentScope => ({
    kinds: [...keptKinds],
    dates: null,
    accessUntil: new Date(clock.now().getTime() + days(30)).toISOString(),
    ...changes,
  });

  const consents = {
    scope,

    asking: (patient: Who, doctor: Who, { purpose = 'CAREMGT', ...changes }: Asked = {}) =>
      ask
        .post('/patient-search/authorization')
        .set({ ...by(doctor), ...once() })
        .send({ patientId: patient.userId, purpose, reason, ...scope(changes) }),

    /** A request that waits. */
    async asked(patient: Who, doctor: Who, changes: Asked = {}): Promise<Authorization> {
      return (await consents.asking(patient, doctor, changes).expect(201)).body.data;
    },

    allowing: (patient: Who, id: string, given: ConsentScope) =>
      ask.post(`/patients/consents/${id}/allow`).set(by(patient)).send(given),

    /** A request that was allowed, with its code. */
    async allowed(
      patient: Who,
      doctor: Who,
      given: Partial<ConsentScope> = {},
    ): Promise<AllowedConsent & { id: string }> {
      const { id } = await consents.asked(patient, doctor);
      const { body } = await consents.allowing(patient, id, scope(given)).expect(200);
      return { ...body.data, id };
    },

    typing: (doctor: Who, requestId: string, code: string) =>
      ask.post('/patient-search/verify-otp').set(by(doctor)).send({ requestId, code }),

    /** A consent that is granted; its id. */
    async granted(patient: Who, doctor: Who, given: Partial<ConsentScope> = {}): Promise<string> {
      const { id, code } = await consents.allowed(patient, doctor, given);
      await consents.typing(doctor, id, code).expect(200);
      return id;
    },

    async revoked(patient: Who, id: string): Promise<void> {
      await ask.post(`/patients/consents/${id}/revoke`).set(by(patient)).expect(200);
    },

    async findable(patient: Who, isFindable: boolean): Promise<void> {
      await ask.patch('/patients/sharing-settings').set(by(patient)).send({ isFindable }).expect(200);
    },

    async emergency(patient: Who, doctor: Who): Promise<Authorization> {
      const sent = { patientId: patient.userId, reason: 'Unconscious after a fall, no relative is there.' };
      const asking = ask.post('/patient-search/emergency-access').set({ ...by(doctor), ...once() });
      return (await asking.send(sent).expect(201)).body.data;
    },

    records: (doctor: Who, patient: Who, kind = 'vital-signs', more = '') =>
      ask.get(`/patient-search/records/${patient.userId}?kind=${kind}${more}`).set(by(doctor)),

    summary: (doctor: Who, patient: Who) =>
      ask.get(`/patient-search/records/${patient.userId}/health-summary`).set(by(doctor)),
  };
  return consents;
}
