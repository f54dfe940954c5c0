import type { Action, Loaded } from '../../../patterns/state';

/** One place where the person is signed in. */
export type Session = {
  id: string;
  /** In words: "Chrome on Android". */
  device: string;
  /** RFC 3339. */
  signedInAt: string;
  /** RFC 3339. */
  lastUsedAt: string;
  /** The one that looks at this page. */
  isCurrent: boolean;
  method: 'password' | 'password-and-code' | 'password-and-recovery-code' | 'passkey' | 'sign-up';
};

export type TwoStep = {
  /** True if the person's role must have it: then it cannot be turned off. @default false */
  isRequired?: boolean;
  totp: {
    isOn: boolean;
    /** RFC 3339. */
    since: string | null;
  };
  recoveryCodesLeft: number;
};

export type Passkey = {
  id: string;
  name: string;
  /** RFC 3339. */
  createdAt: string;
  /** RFC 3339; null where it was never used. */
  lastUsedAt: string | null;
  /** True if a password manager keeps it on other devices too. */
  isSynced: boolean;
};

/** The settings that an authenticator app needs. */
export type Enrolment = {
  /** Base32, without spaces. */
  secret: string;
  /** otpauth://, with the same secret. */
  uri: string;
};

export type TwoStepContent = {
  twoStep: TwoStep;
  /** Given between the start and the confirmation; opens the dialog. */
  enrolment: Enrolment | null;
  /** Given once after a confirmation or a renewal; shown until they are kept. */
  recoveryCodes: readonly string[] | null;
  /** How start, confirmation, renewal or turning off goes; there is one at a time. */
  action: Action;
};

/** Each part stands by itself, so that the failure of one does not hide the rest. */
export type SecurityState = {
  /** Changing it; `fieldErrors` may name `currentPassword` and `newPassword`. */
  password: Action;
  twoStep: Loaded<TwoStepContent>;
  /** `action` is adding or removing. */
  passkeys: Loaded<{ passkeys: readonly Passkey[]; action: Action }>;
  /** `action` is signing out one or all others. */
  sessions: Loaded<{ sessions: readonly Session[]; action: Action }>;
};
