import { noticesOf } from '../../kernel/notify/notify';
import { security } from '../identity/offers';

const registration = noticesOf({
  category: 'registration',
  action: { label: 'Open your profile', href: '/dashboard/profile' },
});

export const registrationVerified = registration(
  'registration-verified',
  'Your registration is verified',
  "We found your registration in your medical council's register. You can now work with patients.",
);

export const registrationRejected = registration(
  'registration-rejected',
  'We could not verify your registration',
  'You cannot work with patients. The reason is in your profile. If the number or the council is wrong, correct it there.',
);

export const suspensionEnded = security(
  'suspension-ended',
  'Your account is open again',
  'An administrator had suspended it. The reason was sent to you by e-mail.',
);

export const secondStepRemoved = security(
  'second-step-removed',
  'Two-step sign-in was removed',
  'The authenticator app, the recovery codes and the passkeys of your account were removed. If you did not ask for this, set a new password now.',
);
