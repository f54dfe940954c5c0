import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

// No name in a greeting: anyone can enter a stranger's address and any text as a name.

/** @param token goes after `#`, so that it never reaches a server's log */
export const verificationMail = (email: string, publicUrl: string, token: string): Mail =>
  compose(email, 'address', `Confirm your e-mail address for ${brand.name}`, [
    'Hello,',
    `Someone, probably you, created an account with ${brand.name} using this address. To use the account, confirm the address within 24 hours.`,
    { link: `${publicUrl}/auth/verify-email#token=${token}`, label: 'Confirm your e-mail address' },
    'If this was not you, you do not need to do anything. Without this step, no one can use the account.',
  ]);

/** To a person who has an account; the person who filled in the form is not told. */
export const alreadyRegisteredMail = (email: string, publicUrl: string): Mail =>
  compose(email, 'address', `You already have an account with ${brand.name}`, [
    'Hello,',
    `Someone tried to create an account with ${brand.name} using this address. You already have one, and it has not been changed.`,
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
    'If this was not you, you do not need to do anything.',
  ]);
