import { interestConsentVersion } from '@nadi/domain/trials/interest';
import { by, once, type Person, type TestApi } from './api';
import { consentsOf } from './consents';

type Who = Pick<Person, 'token' | 'userId'>;

/** An interest that can be sent. */
export const interestOf = (more: object = {}) => ({
  consent: { version: interestConsentVersion, shares: ['email', 'fit'], ...more },
});

/** Invented studies of tests, and what people do with them. */
export function trialsOf(api: TestApi, canary = 'Please.') {
  let made = 0;
  let admin: Promise<Person> | null = null;
  const byAdmin = async () => {
    admin ??= api.signedIn('ADMIN');
    return { ...by(await admin), ...once() };
  };
  const consents = consentsOf(api);
  const post = async (who: Who, path: string, body: object): Promise<string> =>
    (
      await api.ask
        .post(path)
        .set({ ...by(who), ...once() })
        .send(body)
        .expect(201)
    ).body.data.id;

  const trials = {
    byAdmin,

    study: (more: Record<string, object> = {}, nctId = `NCT-TEST-${String(++made).padStart(5, '0')}`) => ({
      protocolSection: {
        identificationModule: { nctId, briefTitle: `Invented study ${nctId}` },
        statusModule: { overallStatus: 'RECRUITING', lastUpdatePostDateStruct: { date: '2026-11-01' } },
        conditionsModule: { conditions: ['Type 2 diabetes'], keywords: ['invented sample'] },
        eligibilityModule: {
          eligibilityCriteria:
            'Inclusion Criteria:\n* Type 2 diabetes\n* HbA1c between 7.0 and 10.0 %\nExclusion Criteria:\n* Stroke',
          ...{ sex: 'ALL', minimumAge: '18 Years' },
        },
        ...more,
      },
    }),

    import: async (studies: readonly unknown[]) =>
      (
        await api.ask
          .post('/trial-imports')
          .set(await byAdmin())
          .send({ studies })
          .expect(201)
      ).body.data,

    async draft(study: object = trials.study()): Promise<string> {
      await trials.import([study]);
      const { nctId } = (study as ReturnType<typeof trials.study>).protocolSection.identificationModule;
      const { body } = await api.ask
        .get(`/clinical-trials?condition=${nctId}`)
        .set(await byAdmin())
        .expect(200);
      return body.data.trials[0].id;
    },

    async published(coordinator: Who | null = null, study?: object): Promise<string> {
      const id = await trials.draft(study);
      const sent = { visibility: 'PUBLISHED', coordinatorId: coordinator?.userId ?? null };
      await api.ask
        .patch(`/clinical-trials/${id}/visibility`)
        .set(await byAdmin())
        .send(sent)
        .expect(200);
      return id;
    },

    saved: async (who: Who) => post(who, '/saved-trials', { trialId: await trials.published() }),

    /** A request to a doctor with whom there is a consent. */
    async asked(patient: Who, doctor: Who, words = canary): Promise<string> {
      await consents.granted(patient, doctor);
      const id = await trials.published();
      return post(patient, `/clinical-trials/${id}/questions`, { doctorId: doctor.userId, question: words });
    },

    async interested(patient: Who, doctor: Who, note = canary): Promise<string> {
      const id = await trials.published(doctor);
      return post(patient, `/clinical-trials/${id}/interests`, { ...interestOf(), note });
    },

    /** One of each thing that a patient has of trials. */
    async everything(patient: Who): Promise<void> {
      await trials.saved(patient);
      await trials.asked(patient, await api.signedIn('DOCTOR'));
      await trials.interested(patient, await api.signedIn('DOCTOR'));
    },
  };
  return trials;
}
