import { type Handlers, notImplemented } from '@nadi/api-server/handlers';
import type { RequestContext } from '../operation';
import { completeOnboarding } from './auth/completeOnboarding';
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
import { deleteVitalSign } from './vital-signs/deleteVitalSign';
import { listVitalSigns } from './vital-signs/listVitalSigns';
import { readVitalSignSummary } from './vital-signs/readVitalSignSummary';
import { readVitalSignTrend } from './vital-signs/readVitalSignTrend';
import { recordVitalSign } from './vital-signs/recordVitalSign';
import { updateVitalSign } from './vital-signs/updateVitalSign';

/** Every operation of the contract. */
export const handlers: Handlers<RequestContext> = {
  completeOnboarding,
  deleteVitalSign,
  listVitalSigns,
  readLiveness,
  readMe,
  readPatientPhoto,
  readPatientProfile,
  readReadiness,
  readVitalSignSummary,
  readVitalSignTrend,
  recordVitalSign,
  refreshTokens,
  resendVerification,
  signIn,
  signOut,
  signUpPatient,
  updatePatientProfile,
  updateVitalSign,
  verifyEmail,
  // Not written yet.
  cancelAccountDeletion: notImplemented,
  changePassword: notImplemented,
  completeSecondStep: notImplemented,
  confirmPassword: notImplemented,
  confirmTotp: notImplemented,
  createPasskeyOptions: notImplemented,
  createPasskeySignInOptions: notImplemented,
  decideDoctorRegistration: notImplemented,
  deletePasskey: notImplemented,
  exportAccount: notImplemented,
  listAccessLog: notImplemented,
  listDoctorRegistrations: notImplemented,
  listSessions: notImplemented,
  readAccountDeletion: notImplemented,
  readDoctorProfile: notImplemented,
  readTwoStep: notImplemented,
  register: notImplemented,
  registerPasskey: notImplemented,
  removeTotp: notImplemented,
  renewRecoveryCodes: notImplemented,
  requestAccountDeletion: notImplemented,
  requestPasswordReset: notImplemented,
  resetPassword: notImplemented,
  revokeOtherSessions: notImplemented,
  revokeSession: notImplemented,
  signInWithPasskey: notImplemented,
  signUpDoctor: notImplemented,
  startTotp: notImplemented,
  updateDoctorProfile: notImplemented,
};
