import { type Handlers, notImplemented } from '@nadi/api-server/handlers';
import type { RequestContext } from '../operation';
import { completeOnboarding } from './auth/completeOnboarding';
import { completeSecondStep } from './auth/completeSecondStep';
import { readMe } from './auth/readMe';
import { refreshTokens } from './auth/refreshTokens';
import { resendVerification } from './auth/resendVerification';
import { signIn } from './auth/signIn';
import { signOut } from './auth/signOut';
import { signUpPatient } from './auth/signUpPatient';
import { verifyEmail } from './auth/verifyEmail';
import { readLiveness } from './health/readLiveness';
import { readReadiness } from './health/readReadiness';
import { readPatientPhoto } from './patients/readPatientPhoto';
import { readPatientProfile } from './patients/readPatientProfile';
import { updatePatientProfile } from './patients/updatePatientProfile';
import { listSessions } from './sessions/listSessions';
import { revokeOtherSessions } from './sessions/revokeOtherSessions';
import { revokeSession } from './sessions/revokeSession';
import { confirmTotp } from './two-step/confirmTotp';
import { createPasskeyOptions } from './two-step/createPasskeyOptions';
import { createPasskeySignInOptions } from './two-step/createPasskeySignInOptions';
import { deletePasskey } from './two-step/deletePasskey';
import { readTwoStep } from './two-step/readTwoStep';
import { registerPasskey } from './two-step/registerPasskey';
import { removeTotp } from './two-step/removeTotp';
import { renewRecoveryCodes } from './two-step/renewRecoveryCodes';
import { signInWithPasskey } from './two-step/signInWithPasskey';
import { startTotp } from './two-step/startTotp';
import { deleteVitalSign } from './vital-signs/deleteVitalSign';
import { listVitalSigns } from './vital-signs/listVitalSigns';
import { readVitalSignSummary } from './vital-signs/readVitalSignSummary';
import { readVitalSignTrend } from './vital-signs/readVitalSignTrend';
import { recordVitalSign } from './vital-signs/recordVitalSign';
import { updateVitalSign } from './vital-signs/updateVitalSign';

/** Every operation of the contract. */
export const handlers: Handlers<RequestContext> = {
  completeOnboarding,
  completeSecondStep,
  confirmTotp,
  createPasskeyOptions,
  createPasskeySignInOptions,
  deletePasskey,
  deleteVitalSign,
  listSessions,
  listVitalSigns,
  readLiveness,
  readMe,
  readPatientPhoto,
  readPatientProfile,
  readReadiness,
  readTwoStep,
  readVitalSignSummary,
  readVitalSignTrend,
  recordVitalSign,
  refreshTokens,
  registerPasskey,
  removeTotp,
  renewRecoveryCodes,
  resendVerification,
  revokeOtherSessions,
  revokeSession,
  signIn,
  signInWithPasskey,
  signOut,
  signUpPatient,
  startTotp,
  updatePatientProfile,
  updateVitalSign,
  verifyEmail,
  // Not written yet.
  cancelAccountDeletion: notImplemented,
  changePassword: notImplemented,
  confirmPassword: notImplemented,
  decideDoctorRegistration: notImplemented,
  exportAccount: notImplemented,
  listAccessLog: notImplemented,
  listDoctorRegistrations: notImplemented,
  readAccountDeletion: notImplemented,
  readDoctorProfile: notImplemented,
  register: notImplemented,
  requestAccountDeletion: notImplemented,
  requestPasswordReset: notImplemented,
  resetPassword: notImplemented,
  signUpDoctor: notImplemented,
  updateDoctorProfile: notImplemented,
};
