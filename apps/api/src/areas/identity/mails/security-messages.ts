import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/** What is told of an account's safety goes to its owner whether or not they did it: only they know. */
const notice = (email: string, publicUrl: string, subject: string, what: string): Mail =>
  compose(email, subject, [
    'Hello,',
    what,
    'If it was you, there is nothing to do. If not, set a new password at once and look at where you are signed in.',
    { link: `${publicUrl}/auth/forgot-password`, label: 'Set a new password' },
  ]);

export const twoStepOnMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `Two-step sign-in is on at ${brand.name}`,
    `Your account at ${brand.name} now asks for a code of your authenticator app after the password. Keep the recovery codes where you find them without your phone.`,
  );

export const twoStepOffMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `Two-step sign-in is off at ${brand.name}`,
    `Your account at ${brand.name} no longer asks for a code after the password. Your recovery codes are no longer good.`,
  );

export const newRecoveryCodesMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `New recovery codes at ${brand.name}`,
    `New recovery codes were made for your account at ${brand.name}. The old ones are no longer good.`,
  );

/** @param left how many codes are still good */
export const recoveryCodeUsedMail = (email: string, publicUrl: string, left: number): Mail =>
  notice(
    email,
    publicUrl,
    `A recovery code was used at ${brand.name}`,
    `Someone signed in to your account at ${brand.name} with one of your recovery codes. Codes that are still good: ${left}.`,
  );

/** To an owner whose password someone gave, and then wrong codes. */
export const wrongCodesMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `Someone has your password for ${brand.name}`,
    `Someone gave the right password of your account at ${brand.name} and then at least five wrong codes within an hour. They were not let in by them.`,
  );

/** @param name what its owner called it */
export const passkeyAddedMail = (email: string, publicUrl: string, name: string): Mail =>
  notice(
    email,
    publicUrl,
    `A passkey was added at ${brand.name}`,
    `The passkey "${name}" can now sign in to your account at ${brand.name}.`,
  );

export const passkeyRemovedMail = (email: string, publicUrl: string, name: string): Mail =>
  notice(
    email,
    publicUrl,
    `A passkey was removed at ${brand.name}`,
    `The passkey "${name}" no longer signs in to your account at ${brand.name}.`,
  );

/** @param device where the session was opened, in words */
export const sessionStolenMail = (email: string, publicUrl: string, device: string): Mail =>
  notice(
    email,
    publicUrl,
    `A session was ended at ${brand.name}`,
    `A session of your account at ${brand.name} (${device}) was used from two places, which happens where someone copied it. It was ended, and nobody can go on with it.`,
  );
