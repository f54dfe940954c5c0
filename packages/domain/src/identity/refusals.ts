import { maxPasskeys } from './session-limits';

/** Texts for a person whose request conflicts with the current state. */
export const refusals = {
  tooManyWrongCodes: 'Too many wrong codes. Sign in again.',
  tooManyPasskeys: `You already have ${maxPasskeys} passkeys. Remove one to add another.`,
  passkeyKnown: 'This passkey was already added.',
  passkeyUnknown: 'You cannot sign in here with this passkey.',
  addressTaken: 'This address already belongs to an account. Sign in to that one.',
  besidePasskey: 'You have a passkey. Sign out, sign in with it, then turn this on.',
  totpOnAlready: 'Two-step sign-in is already on. Turn it off first.',
  totpConfirmedAlready: 'Two-step sign-in is already on.',
  totpNotStarted: 'There is nothing to confirm. Start again.',
  totpRequired: 'Your role needs two-step sign-in. It stays on.',
  totpOff: 'Two-step sign-in is off.',
  noRecoveryCodes: 'Two-step sign-in is off. Turn it on to get recovery codes.',
} as const;

/** The refusal of a password that is not the person's own. @param pointer the field in which it was given */
export const wrongPassword = (pointer: string) => ({
  pointer,
  message: 'This is not your password.',
  code: 'wrong',
});

/** The refusals of what a form holds. */
export const faults = {
  samePassword: {
    pointer: '/body/newPassword',
    message: 'Must differ from your current password.',
    code: 'same',
  },
  challengeOver: {
    pointer: '/body/challengeId',
    message: 'This took too long or has already been done. Start again.',
    code: 'expired',
  },
  verificationOver: {
    pointer: '/body/token',
    message: 'This link no longer works. Sign in and ask for a new e-mail.',
    code: 'expired',
  },
  resetOver: {
    pointer: '/body/token',
    message: 'This link no longer works. Ask for a new one.',
    code: 'expired',
  },
} as const;
