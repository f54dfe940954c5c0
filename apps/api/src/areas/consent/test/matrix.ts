import type { ColumnName } from '../../../../test/matrix/columns';
import { caller, type Rule, type Rules } from '../../../../test/matrix/rule';
import type { World } from '../../../../test/matrix/world';

type Owner = Parameters<NonNullable<Rule['ask']>>[1];

/** A request to the patient, by a doctor of its own. */
const request = async ({ api, consents }: World, patient: Owner) =>
  (await consents.asked(patient, await api.signedIn('DOCTOR'))).id;

/** Signs in someone else than the patient of the matrix, whose name may be told. */
const anybody = ({ api }: World) => api.signedIn('PATIENT');

const withConsent: ColumnName[] = ['a doctor with consent'];
const reason = 'Unconscious after a fall, no relative is there.';

export const rules: Rules = {
  listConsents: caller,
  readConsent: { about: 'patient', ask: async (world, owner) => ({ id: await request(world, owner) }) },
  allowConsent: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await request(world, owner), body: world.consents.scope() }),
  },
  resendConsentCode: {
    about: 'patient',
    ask: async ({ api, consents }, owner) => ({
      id: (await consents.allowed(owner, await api.signedIn('DOCTOR'))).id,
    }),
  },
  denyConsent: { about: 'patient', ask: async (world, owner) => ({ id: await request(world, owner) }) },
  revokeConsent: {
    about: 'patient',
    ask: async ({ api, consents }, owner) => ({
      id: await consents.granted(owner, await api.signedIn('DOCTOR')),
    }),
  },
  revokeAllConsents: caller,
  shareData: {
    ...caller,
    ask: async (world, who) => ({
      body: {
        doctorId: (await world.api.signedIn('DOCTOR')).userId,
        recordIds: [await world.reading(who)],
      },
    }),
  },
  listSharedDoctors: caller,
  readSharingSettings: caller,
  updateSharingSettings: caller,
  readEntryAccess: { about: 'patient', ask: async (world, owner) => ({ id: await world.reading(owner) }) },
  updateEntryAccess: { about: 'patient', ask: async (world, owner) => ({ id: await world.reading(owner) }) },
  searchPatients: { about: 'patients', ask: async () => ({ query: 'query=test%20pers&searchType=name' }) },
  requestAuthorization: {
    about: 'patients',
    ask: async (world) => ({
      body: {
        patientId: (await anybody(world)).userId,
        purpose: 'CAREMGT',
        reason,
        ...world.consents.scope(),
      },
    }),
  },
  verifyAuthorizationCode: {
    ...caller,
    ask: async (world, doctor) => {
      const { id: requestId, code } = await world.consents.allowed(await anybody(world), doctor);
      return { body: { requestId, code } };
    },
  },
  openEmergencyAccess: {
    about: 'patients',
    ask: async (world) => ({ body: { patientId: (await anybody(world)).userId, reason } }),
  },
  readPatientRecords: {
    about: 'consented',
    shows: withConsent,
    ask: async (world, owner) => {
      await world.medicalRecord(owner);
      return { id: owner.userId, query: 'kind=lab-reports' };
    },
  },
  downloadSharedFile: {
    about: 'consented',
    shows: withConsent,
    ask: async (world, owner) => ({ id: await world.recordFile(owner) }),
  },
  previewSharedFile: {
    about: 'consented',
    shows: withConsent,
    ask: async (world, owner) => ({ id: await world.recordFile(owner) }),
  },
  readPatientAccess: {
    about: 'consented',
    shows: withConsent,
    ask: async (_, owner) => ({ id: owner.userId }),
  },
  readPatientSummary: {
    about: 'consented',
    shows: withConsent,
    ask: async (_, owner) => ({ id: owner.userId }),
  },
  // Whom a doctor asked they know by name.
  listDoctorPatients: { ...caller, shows: [...withConsent, 'a doctor after consent'] },
  listEmergencyAccesses: { about: 'platform' },
  reviewEmergencyAccess: {
    about: 'platform',
    ask: async (world) => {
      const { id } = await world.consents.emergency(await anybody(world), await world.api.signedIn('DOCTOR'));
      return { id, body: { review: 'JUSTIFIED', note: 'The hospital confirms the admission.' } };
    },
  },
};
