import { type Notice, noticesOf } from '../../kernel/notify/notify';

/** About an account's security, to its owner whether or not they did it: only they know. */
export const security = noticesOf({
  category: 'security',
  action: { label: 'Check your account', href: '/dashboard/settings/security' },
});

export const passwordChanged = security(
  'password-changed',
  'Your password has been changed',
  'You have been signed out on other devices. If this was not you, set a new password now.',
);

export const passwordSetAnew = security(
  'password-reset',
  'A new password was set by e-mail',
  'You were signed out everywhere and your passkeys were removed. If this was not you, set a new password now.',
);

/** @param hour names the hour: locking one network after the other must not fill a list */
export const signInLocked = (minutes: number, hour: string): Notice => ({
  ...security(
    'sign-in-locked',
    'Wrong passwords for your account',
    `Someone entered many wrong passwords. No one can sign in with the password from there for ${minutes} minutes. Devices you have signed in on before still work.`,
  ),
  about: hour,
});

/** @param device as text */
export const newDevice = (device: string): Notice =>
  security(
    'new-device',
    'Sign-in on a new device',
    `Your account was signed in to on ${device}. If this was not you, sign that device out and set a new password.`,
  );

export const twoStepOn = security(
  'two-step-on',
  'Two-step sign-in is on',
  'Your account now asks for a code after the password. Keep your recovery codes where you can find them without your phone.',
);

export const twoStepOff = security(
  'two-step-off',
  'Two-step sign-in is off',
  'Your account no longer asks for a code after the password. If this was not you, set a new password now.',
);

export const newRecoveryCodes = security(
  'new-recovery-codes',
  'New recovery codes',
  'The old ones no longer work. If you did not create new ones, set a new password now.',
);

/** @param left number of codes that are still valid */
export const recoveryCodeUsed = (left: number): Notice =>
  security(
    'recovery-code-used',
    'A recovery code was used',
    `Someone signed in with one of your recovery codes. Codes left: ${left}. If this was not you, set a new password now.`,
  );

/** @param hour names the hour, in which it is told once */
export const wrongCodes = (hour: string): Notice => ({
  ...security(
    'wrong-codes',
    'Someone has your password',
    'Someone entered your correct password and then at least five wrong codes. Those codes did not let them in. Set a new password now.',
  ),
  isUrgent: true,
  about: hour,
});

/** @param name that its owner gave it */
export const passkeyAdded = (name: string): Notice =>
  security(
    'passkey-added',
    'A passkey was added',
    `The passkey “${name}” can now sign in to your account. If you did not add it, remove it now.`,
  );

export const passkeyRemoved = (name: string): Notice =>
  security(
    'passkey-removed',
    'A passkey was removed',
    `The passkey “${name}” can no longer sign in to your account.`,
  );

/** @param device of the session, as text */
export const sessionStolen = (device: string): Notice => ({
  ...security(
    'session-stolen',
    'A session was ended for your safety',
    `The sign-in on ${device} was used from two places, so we ended it. If you did not notice anything, set a new password now.`,
  ),
  isUrgent: true,
});

/** A name for the hour of a moment. */
export const hourOf = (now: Date): string => now.toISOString().slice(0, 13);
