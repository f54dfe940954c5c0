import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

// No name in a greeting: anyone can give a stranger's address and write what they like as a name.

/** @param token stands behind `#`, so that it reaches no server's log */
export const verificationMail = (email: string, publicUrl: string, token: string): Mail =>
  compose(email, `Confirm your e-mail address for ${brand.name}`, [
    'Hello,',
    `someone, we think you, opened an account at ${brand.name} with this address. Confirm it within 24 hours to use the account.`,
    { link: `${publicUrl}/auth/verify-email#token=${token}`, label: 'Confirm your e-mail address' },
    'If it was not you, do nothing: without this step nobody can use the account.',
  ]);

/** To someone who has an account; whoever filled in the form is told nothing of it. */
export const alreadyRegisteredMail = (email: string, publicUrl: string): Mail =>
  compose(email, `You already have an account at ${brand.name}`, [
    'Hello,',
    `someone tried to open an account at ${brand.name} with this address. There already is one, and it was not changed.`,
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
    'If it was not you, do nothing.',
  ]);
