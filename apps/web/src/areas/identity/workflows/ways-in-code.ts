import { fail } from './fail';
import { signInWithPasskey } from './passkey-sign-in';
import { requestPasswordReset, resetPassword } from './reset-password';
import { register, signIn, signUpDoctor, signUpPatient, takeSecondStep } from './sign-in';
import { resendVerification, verifyEmail } from './verify-email';
import { provideWaysIn } from './ways-in';

export const waysIn = {
  fail,
  register,
  signIn,
  signInWithPasskey,
  signUpDoctor,
  signUpPatient,
  takeSecondStep,
  requestPasswordReset,
  resetPassword,
  resendVerification,
  verifyEmail,
};
export type WaysIn = typeof waysIn;

provideWaysIn(waysIn);
