import { expect } from '@jest/globals';
import type {
  ConsultationPrescription,
  NewPrescription,
  NewPrescriptionItem,
  Prescription,
} from '@nadi/contract/schema';
import { by, once, type Person, type TestApi } from './api';
import { visitsOf } from './visits';

type Who = Pick<Person, 'token' | 'userId'>;

export const telmisartan: NewPrescriptionItem = {
  ...{ generic: 'Telmisartan', brand: null, strength: '40 mg', form: 'tablet', route: 'oral' },
  ...{
    doseAmount: 1,
    doseUnit: 'tablet',
    pattern: 'every-n-days',
    everyDays: 1,
    weekdays: [],
    times: ['08:30'],
  },
  ...{ maxInDay: null, when: 'after-food', days: 30, quantity: null, instructions: null },
  ...{ isRefill: false, refills: 0 },
};

export const amoxicillin: NewPrescriptionItem = {
  ...{ ...telmisartan, generic: 'Amoxicillin', strength: '500 mg', form: 'capsule', doseUnit: 'capsule' },
  ...{ times: ['08:00', '14:00', '20:00'], days: 5 },
};

/** Prescriptions of tests, in the way that people make them. */
export function prescriptionsOf(api: TestApi) {
  const { ask } = api;
  const visits = visitsOf(api);
  const prescriptions = {
    visits,

    body: (changes: Partial<NewPrescription> = {}): NewPrescription => ({
      ...{
        items: [telmisartan],
        diagnosis: 'High blood pressure',
        advice: null,
        tests: [],
        adultPresent: null,
      },
      ...{ isSameCondition: null, validDays: 30, acknowledgements: [] },
      ...changes,
    }),

    looking: (doctor: Who, visitId: string) =>
      ask.get(`/consultations/${visitId}/prescription`).set(by(doctor)),

    writing: (doctor: Who, visitId: string, changes: Partial<NewPrescription> = {}) =>
      ask.put(`/consultations/${visitId}/prescription`).set(by(doctor)).send(prescriptions.body(changes)),

    signing: (doctor: Who, id: string, version = 1) =>
      ask
        .post(`/prescriptions/${id}/sign`)
        .set({ ...by(doctor), ...once() })
        .send({ version }),

    cancelling: (doctor: Who, id: string, reason = 'The strength was wrong.') =>
      ask
        .post(`/prescriptions/${id}/cancel`)
        .set({ ...by(doctor), ...once() })
        .send({ reason }),

    reading: (who: Who, id: string) => ask.get(`/prescriptions/${id}`).set(by(who)),

    verifying: (token: string) => ask.post('/public/prescriptions/verify').send({ token }),

    /** Writes the draft of a visit that is under way. */
    async drafted(
      doctor: Who,
      visitId: string,
      changes: Partial<NewPrescription> = {},
    ): Promise<ConsultationPrescription & { prescription: Prescription }> {
      const { status, body } = await prescriptions.writing(doctor, visitId, changes);
      expect({ status, errors: body.errors, detail: body.detail }).toEqual({ status: 200 });
      return body.data;
    },

    /** Returns the answers to all warnings that need one, as a doctor gives them. */
    answers: ({ checks }: Pick<ConsultationPrescription, 'checks'>) =>
      checks.warnings
        .filter(({ severity }) => severity === 'avoid')
        .map(({ id: warningId }) => ({ warningId, reason: 'The patient knows of none.', isTold: true })),

    /** Writes the draft of a visit with an answer to each warning. */
    async answered(doctor: Who, visitId: string, changes: Partial<NewPrescription> = {}) {
      const first = await prescriptions.drafted(doctor, visitId, changes);
      const acknowledgements = prescriptions.answers(first);
      return prescriptions.drafted(doctor, visitId, { ...changes, acknowledgements });
    },

    /** Signs a prescription of a new visit. */
    async signed(patient: Who, doctor: Who, changes: Partial<NewPrescription> = {}): Promise<Prescription> {
      const { id } = await visits.begun(patient, doctor);
      const { prescription } = await prescriptions.answered(doctor, id, changes);
      const { status, body } = await prescriptions.signing(doctor, prescription.id, prescription.version);
      expect({ status, detail: body.detail }).toEqual({ status: 200 });
      return body.data;
    },

    /** Returns what the code on the paper holds. */
    async tokenOf(id: string): Promise<string> {
      const [row] = await api.database.asSuperuser(`select token from prescriptions where id = '${id}'`);
      return String(row?.token);
    },
  };
  return prescriptions;
}
