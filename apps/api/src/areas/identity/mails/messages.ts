import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

// No name in a greeting: anyone can give a stranger's address and write what they like as a name.

/** @param token stands behind `#`, so that it reaches no server's log */
export const verificationMail = (email: string, publicUrl: string, token: string): Mail =>
  compose(email, `Confirm your e-mail address for ${brand.name}`, [
    'Hello,',
    `Someone, probably you, created an account with ${brand.name} using this address. To use the account, confirm the address within 24 hours.`,
    { link: `${publicUrl}/auth/verify-email#token=${token}`, label: 'Confirm your e-mail address' },
    'If this was not you, you do not need to do anything. Without this step, no one can use the account.',
  ]);

/** To someone who has an account; whoever filled in the form is told nothing of it. */
export const alreadyRegisteredMail = (email: string, publicUrl: string): Mail =>
  compose(email, `You already have an account with ${brand.name}`, [
    'Hello,',
    `Someone tried to create an account with ${brand.name} using this address. You already have one, and it has not been changed.`,
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
    'If this was not you, you do not need to do anything.',
  ]);
