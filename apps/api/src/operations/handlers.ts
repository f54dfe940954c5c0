import { type Handlers, notImplemented } from '@nadi/api-server/handlers';
import type { RequestContext } from '../operation';
import { readMe } from './auth/readMe';
import { refreshTokens } from './auth/refreshTokens';
import { resendVerification } from './auth/resendVerification';
import { signIn } from './auth/signIn';
import { signOut } from './auth/signOut';
import { signUpPatient } from './auth/signUpPatient';
import { verifyEmail } from './auth/verifyEmail';
import { readLiveness } from './health/readLiveness';
import { readReadiness } from './health/readReadiness';

/** Every operation of the contract. */
export const handlers: Handlers<RequestContext> = {
  completeOnboarding: notImplemented,
  deleteVitalSign: notImplemented,
  listVitalSigns: notImplemented,
  readLiveness,
  readMe,
  readPatientPhoto: notImplemented,
  readPatientProfile: notImplemented,
  readReadiness,
  readVitalSignSummary: notImplemented,
  readVitalSignTrend: notImplemented,
  recordVitalSign: notImplemented,
  refreshTokens,
  resendVerification,
  signIn,
  signOut,
  signUpPatient,
  updatePatientProfile: notImplemented,
  updateVitalSign: notImplemented,
  verifyEmail,
};
