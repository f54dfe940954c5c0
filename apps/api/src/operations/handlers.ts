import type { Handlers } from '@nadi/api-server/handlers';
import type { RequestContext } from '../operation';
import { cancelAccountDeletion } from './account/cancelAccountDeletion';
import { exportAccount } from './account/exportAccount';
import { readAccountDeletion } from './account/readAccountDeletion';
import { requestAccountDeletion } from './account/requestAccountDeletion';
import { decideDoctorRegistration } from './admin/decideDoctorRegistration';
import { listDoctorRegistrations } from './admin/listDoctorRegistrations';
import { changePassword } from './auth/changePassword';
import { completeOnboarding } from './auth/completeOnboarding';
import { completeSecondStep } from './auth/completeSecondStep';
import { confirmPassword } from './auth/confirmPassword';
import { readMe } from './auth/readMe';
import { refreshTokens } from './auth/refreshTokens';
import { register } from './auth/register';
import { requestPasswordReset } from './auth/requestPasswordReset';
import { resendVerification } from './auth/resendVerification';
import { resetPassword } from './auth/resetPassword';
import { signIn } from './auth/signIn';
import { signOut } from './auth/signOut';
import { signUpDoctor } from './auth/signUpDoctor';
import { signUpPatient } from './auth/signUpPatient';
import { verifyEmail } from './auth/verifyEmail';
import { runBatch } from './batch/runBatch';
import { readDoctorProfile } from './doctors/readDoctorProfile';
import { updateDoctorProfile } from './doctors/updateDoctorProfile';
import { readLiveness } from './health/readLiveness';
import { readReadiness } from './health/readReadiness';
import { addHealthFact } from './patients/addHealthFact';
import { deleteHealthFact } from './patients/deleteHealthFact';
import { listAccessLog } from './patients/listAccessLog';
import { listHealthFacts } from './patients/listHealthFacts';
import { readPatientPhoto } from './patients/readPatientPhoto';
import { readPatientProfile } from './patients/readPatientProfile';
import { updateHealthFact } from './patients/updateHealthFact';
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
  addHealthFact,
  cancelAccountDeletion,
  changePassword,
  completeOnboarding,
  completeSecondStep,
  confirmPassword,
  confirmTotp,
  createPasskeyOptions,
  createPasskeySignInOptions,
  decideDoctorRegistration,
  deleteHealthFact,
  deletePasskey,
  deleteVitalSign,
  exportAccount,
  listAccessLog,
  listDoctorRegistrations,
  listHealthFacts,
  listSessions,
  listVitalSigns,
  readAccountDeletion,
  readDoctorProfile,
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
  register,
  registerPasskey,
  removeTotp,
  renewRecoveryCodes,
  requestAccountDeletion,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  runBatch,
  signIn,
  signInWithPasskey,
  signOut,
  signUpDoctor,
  signUpPatient,
  startTotp,
  updateDoctorProfile,
  updateHealthFact,
  updatePatientProfile,
  updateVitalSign,
  verifyEmail,
};
