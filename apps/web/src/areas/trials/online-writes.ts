import type {
  NewTrialImport,
  NewTrialInterest,
  NewTrialQuestion,
  NewTrialReferral,
  OneTrialReferralAnswer,
  SavedTrialAnswer,
  Success,
  TrialAnswer,
  TrialApplicantAnswer,
  TrialApplicantChange,
  TrialImportAnswer,
  TrialInterestAnswer,
  TrialReferralAnswer,
  TrialVisibilityChange,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

type Of<Body> = { id: string; body: Body };
type Versioned<Body> = Of<Body> & { version: number };

const keyOf = (key: string) => ({ 'Idempotency-Key': key });
const common = { waits: false } as const;
const saved = { ...common, invalidates: /^\/saved-trials/ } as const;
const referrals = { ...common, invalidates: /^\/trial-referrals/ } as const;
const interests = { ...common, invalidates: /^\/trial-(interests|applicants)/ } as const;
const trials = { ...common, invalidates: /^\/clinical-trials/ } as const;

export const saveTrial: OnlineKind<string, SavedTrialAnswer> = {
  ...saved,
  operation: 'saveTrial',
  send: (api, trialId, key) =>
    api.POST('/saved-trials', { params: { header: keyOf(key) }, body: { trialId } }),
};

export const removeSavedTrial: OnlineKind<string, Success> = {
  ...saved,
  operation: 'removeSavedTrial',
  send: (api, id, key) => api.DELETE('/saved-trials/{id}', { params: { path: { id }, header: keyOf(key) } }),
};

export const askDoctorAboutTrial: OnlineKind<Of<NewTrialQuestion>, OneTrialReferralAnswer> = {
  ...referrals,
  operation: 'askDoctorAboutTrial',
  send: (api, { id, body }, key) =>
    api.POST('/clinical-trials/{id}/questions', { params: { path: { id }, header: keyOf(key) }, body }),
};

export const referPatientToTrial: OnlineKind<Of<NewTrialReferral>, OneTrialReferralAnswer> = {
  ...referrals,
  operation: 'referPatientToTrial',
  send: (api, { id, body }, key) =>
    api.POST('/clinical-trials/{id}/referrals', { params: { path: { id }, header: keyOf(key) }, body }),
};

export const answerTrialReferral: OnlineKind<Versioned<TrialReferralAnswer>, OneTrialReferralAnswer> = {
  ...referrals,
  operation: 'answerTrialReferral',
  send: (api, { id, version, body }, key) =>
    api.PATCH('/trial-referrals/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const withdrawTrialReferral: OnlineKind<string, OneTrialReferralAnswer> = {
  ...referrals,
  operation: 'withdrawTrialReferral',
  send: (api, id, key) =>
    api.PATCH('/trial-referrals/{id}/withdrawal', { params: { path: { id }, header: keyOf(key) } }),
};

export const sendTrialInterest: OnlineKind<Of<NewTrialInterest>, TrialInterestAnswer> = {
  ...interests,
  operation: 'sendTrialInterest',
  send: (api, { id, body }, key) =>
    api.POST('/clinical-trials/{id}/interests', { params: { path: { id }, header: keyOf(key) }, body }),
};

export const withdrawTrialInterest: OnlineKind<string, TrialInterestAnswer> = {
  ...interests,
  operation: 'withdrawTrialInterest',
  send: (api, id, key) =>
    api.PATCH('/trial-interests/{id}/withdrawal', { params: { path: { id }, header: keyOf(key) } }),
};

export const moveTrialApplicant: OnlineKind<Versioned<TrialApplicantChange>, TrialApplicantAnswer> = {
  ...interests,
  operation: 'moveTrialApplicant',
  send: (api, { id, version, body }, key) =>
    api.PATCH('/trial-applicants/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const importTrials: OnlineKind<NewTrialImport, TrialImportAnswer> = {
  ...trials,
  operation: 'importTrials',
  send: (api, body, key) => api.POST('/trial-imports', { params: { header: keyOf(key) }, body }),
};

export const updateTrialVisibility: OnlineKind<Versioned<TrialVisibilityChange>, TrialAnswer> = {
  ...trials,
  operation: 'updateTrialVisibility',
  send: (api, { id, version, body }, key) =>
    api.PATCH('/clinical-trials/{id}/visibility', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};
