import { caller, type Rule, type Rules } from '../../../../test/matrix/rule';
import { interestOf } from '../../../../test/trials';

const ofTrial: Rule = { about: 'platform', ask: async (world) => ({ id: await world.trials.published() }) };

/** These are words of another patient than that of the matrix, so they may be told. */
const words = 'Would it suit me?';

export const rules: Rules = {
  listTrials: { about: 'platform' },
  readTrial: ofTrial,
  updateTrialVisibility: {
    about: 'platform',
    ask: async (world) => ({ id: await world.trials.draft(), body: { visibility: 'PUBLISHED' } }),
  },
  importTrials: { about: 'platform', ask: async (world) => ({ body: { studies: [world.trials.study()] } }) },
  listTrialFits: { ...caller, ask: async (world) => ({ query: `ids=${await world.trials.published()}` }) },
  listPatientTrialFits: {
    about: 'consented',
    ask: async (world, owner) => ({ id: owner.userId, query: `ids=${await world.trials.published()}` }),
  },
  listSavedTrials: caller,
  saveTrial: { ...caller, ask: async (world) => ({ body: { trialId: await world.trials.published() } }) },
  removeSavedTrial: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.trials.saved(owner) }),
  },
  askDoctorAboutTrial: {
    ...caller,
    ask: async (world, who) => {
      const doctor = await world.api.signedIn('DOCTOR');
      await world.consents.granted(who, doctor);
      return { id: await world.trials.published(), body: { doctorId: doctor.userId } };
    },
  },
  referPatientToTrial: {
    ...caller,
    ask: async (world, doctor) => {
      const patient = await world.api.signedIn('PATIENT');
      await world.consents.granted(patient, doctor);
      return { id: await world.trials.published(), body: { patientId: patient.userId } };
    },
  },
  listTrialReferrals: caller,
  answerTrialReferral: {
    ...caller,
    ask: async (world, doctor) => ({
      id: await world.trials.asked(await world.api.signedIn('PATIENT'), doctor, words),
      body: { status: 'REFERRED' },
    }),
  },
  withdrawTrialReferral: {
    about: 'patient',
    ask: async (world, owner) => ({
      id: await world.trials.asked(owner, await world.api.signedIn('DOCTOR')),
    }),
  },
  sendTrialInterest: {
    ...caller,
    ask: async (world) => ({
      id: await world.trials.published(await world.api.signedIn('DOCTOR')),
      body: interestOf(),
    }),
  },
  listTrialInterests: caller,
  withdrawTrialInterest: {
    about: 'patient',
    ask: async (world, owner) => ({
      id: await world.trials.interested(owner, await world.api.signedIn('DOCTOR')),
    }),
  },
  listTrialApplicants: caller,
  moveTrialApplicant: {
    ...caller,
    ask: async (world, doctor) => ({
      id: await world.trials.interested(await world.api.signedIn('PATIENT'), doctor, words),
      body: { status: 'CONTACTED' },
    }),
  },
};
