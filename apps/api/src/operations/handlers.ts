import type { Handlers } from '@nadi/api-server/handlers';
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
};
