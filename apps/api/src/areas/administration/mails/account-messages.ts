import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

const { name, grievanceOfficer } = brand;

/** @param reason in the administrator's words */
export const accountSuspendedMail = (email: string, reason: string): Mail =>
  compose(email, `Your ${name} account is suspended`, [
    'Hello,',
    'An administrator has suspended your account. You are signed out everywhere and cannot sign in. Your data is kept. The reason:',
    reason,
    `If you think this is wrong, write to our officer for complaints: ${grievanceOfficer.email}.`,
  ]);

export const suspensionEndedMail = (email: string, publicUrl: string): Mail =>
  compose(email, `Your ${name} account is open again`, [
    'Hello,',
    'The suspension of your account has ended. You can sign in again.',
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
  ]);

export const secondStepRemovedMail = (email: string, publicUrl: string): Mail =>
  compose(email, `Two-step sign-in was removed from your ${name} account`, [
    'Hello,',
    'An administrator has removed the authenticator app, the recovery codes and the passkeys of your account, because someone who was checked as its owner asked for it. You are signed out everywhere, and the password alone signs you in.',
    `If you did not ask for this, set a new password now and write to ${grievanceOfficer.email}.`,
    { link: `${publicUrl}/auth/forgot-password`, label: 'Set a new password' },
  ]);
