import { noticesOf } from '../../kernel/notify/notify';

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
