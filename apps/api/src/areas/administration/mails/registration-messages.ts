import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/** To a doctor whose registration an administrator found in the register. */
export const registrationVerifiedMail = (email: string, publicUrl: string): Mail =>
  compose(email, `Your registration at ${brand.name} is verified`, [
    'Hello,',
    'your registration was found in the register of your medical council. You can work with patients from now on.',
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
  ]);

/** @param reason in the administrator's words */
export const registrationRejectedMail = (email: string, publicUrl: string, reason: string): Mail =>
  compose(email, `Your registration at ${brand.name} could not be verified`, [
    'Hello,',
    'your registration could not be verified, and you cannot work with patients. The reason:',
    reason,
    'If the number or the council is not right, correct it in your profile: it is then looked at again.',
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
  ]);
