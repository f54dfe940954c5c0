import type { Handlers } from '@nadi/api-server/handlers';
import type { RequestContext } from './kernel/operation/operation';
import { cancelAccountDeletion } from './areas/account/operations/cancelAccountDeletion';
import { exportAccount } from './areas/account/operations/exportAccount';
import { readAccountDeletion } from './areas/account/operations/readAccountDeletion';
import { requestAccountDeletion } from './areas/account/operations/requestAccountDeletion';
import { decideDoctorRegistration } from './areas/administration/operations/decideDoctorRegistration';
import { listDoctorRegistrations } from './areas/administration/operations/listDoctorRegistrations';
import { changePassword } from './areas/identity/operations/changePassword';
import { completeOnboarding } from './areas/identity/operations/completeOnboarding';
import { completeSecondStep } from './areas/identity/operations/completeSecondStep';
import { confirmPassword } from './areas/identity/operations/confirmPassword';
import { readMe } from './areas/identity/operations/readMe';
import { refreshTokens } from './areas/identity/operations/refreshTokens';
import { register } from './areas/identity/operations/register';
import { requestPasswordReset } from './areas/identity/operations/requestPasswordReset';
import { resendVerification } from './areas/identity/operations/resendVerification';
import { resetPassword } from './areas/identity/operations/resetPassword';
import { signIn } from './areas/identity/operations/signIn';
import { signOut } from './areas/identity/operations/signOut';
import { signUpDoctor } from './areas/identity/operations/signUpDoctor';
import { signUpPatient } from './areas/identity/operations/signUpPatient';
import { verifyEmail } from './areas/identity/operations/verifyEmail';
import { runBatch } from './areas/platform/operations/runBatch';
import { readDoctorProfile } from './areas/doctors/operations/readDoctorProfile';
import { updateDoctorProfile } from './areas/doctors/operations/updateDoctorProfile';
import { readLiveness } from './areas/platform/operations/readLiveness';
import { readReadiness } from './areas/platform/operations/readReadiness';
import { addHealthFact } from './areas/vital-signs/operations/addHealthFact';
import { deleteHealthFact } from './areas/vital-signs/operations/deleteHealthFact';
import { listAccessLog } from './areas/account/operations/listAccessLog';
import { listHealthFacts } from './areas/vital-signs/operations/listHealthFacts';
import { readPatientPhoto } from './areas/profile/operations/readPatientPhoto';
import { readPatientProfile } from './areas/profile/operations/readPatientProfile';
import { updateHealthFact } from './areas/vital-signs/operations/updateHealthFact';
import { updatePatientProfile } from './areas/profile/operations/updatePatientProfile';
import { listSessions } from './areas/identity/operations/listSessions';
import { revokeOtherSessions } from './areas/identity/operations/revokeOtherSessions';
import { revokeSession } from './areas/identity/operations/revokeSession';
import { confirmTotp } from './areas/identity/operations/confirmTotp';
import { createPasskeyOptions } from './areas/identity/operations/createPasskeyOptions';
import { createPasskeySignInOptions } from './areas/identity/operations/createPasskeySignInOptions';
import { deletePasskey } from './areas/identity/operations/deletePasskey';
import { readTwoStep } from './areas/identity/operations/readTwoStep';
import { registerPasskey } from './areas/identity/operations/registerPasskey';
import { removeTotp } from './areas/identity/operations/removeTotp';
import { renewRecoveryCodes } from './areas/identity/operations/renewRecoveryCodes';
import { signInWithPasskey } from './areas/identity/operations/signInWithPasskey';
import { startTotp } from './areas/identity/operations/startTotp';
import { deleteVitalSign } from './areas/vital-signs/operations/deleteVitalSign';
import { listVitalSigns } from './areas/vital-signs/operations/listVitalSigns';
import { readVitalSignSummary } from './areas/vital-signs/operations/readVitalSignSummary';
import { readVitalSignTrend } from './areas/vital-signs/operations/readVitalSignTrend';
import { recordVitalSign } from './areas/vital-signs/operations/recordVitalSign';
import { updateVitalSign } from './areas/vital-signs/operations/updateVitalSign';

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
