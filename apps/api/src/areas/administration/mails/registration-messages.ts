import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/** To a doctor whom an administrator has verified in the register. */
export const registrationVerifiedMail = (email: string, publicUrl: string): Mail =>
  compose(email, 'registration', `Your registration with ${brand.name} is verified`, [
    'Hello,',
    "We found your registration in your medical council's register. You can now work with patients.",
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
  ]);

/** @param reason in the administrator's words */
export const registrationRejectedMail = (email: string, publicUrl: string, reason: string): Mail =>
  compose(email, 'registration', `We could not verify your registration with ${brand.name}`, [
    'Hello,',
    'We could not verify your registration, so you cannot work with patients. The reason:',
    reason,
    'If the number or the council is wrong, correct it in your profile. We will then check it again.',
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
  ]);
