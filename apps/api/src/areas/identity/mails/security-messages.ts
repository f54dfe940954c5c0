import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/** E-mails about an account's security go to its owner whether or not they did it: only they know. */
const notice = (email: string, publicUrl: string, subject: string, what: string): Mail =>
  compose(email, 'security', subject, [
    'Hello,',
    what,
    'If this was you, you do not need to do anything. If not, set a new password straight away and check where you are signed in.',
    { link: `${publicUrl}/auth/forgot-password`, label: 'Set a new password' },
  ]);

export const twoStepOnMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `Two-step sign-in is on for ${brand.name}`,
    `Your ${brand.name} account now asks for a code from your authenticator app after the password. Keep your recovery codes where you can find them without your phone.`,
  );

export const twoStepOffMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `Two-step sign-in is off for ${brand.name}`,
    `Your ${brand.name} account no longer asks for a code after the password. Your recovery codes no longer work.`,
  );

export const newRecoveryCodesMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `New recovery codes for ${brand.name}`,
    `New recovery codes were created for your ${brand.name} account. The old ones no longer work.`,
  );

/** @param left number of codes that are still valid */
export const recoveryCodeUsedMail = (email: string, publicUrl: string, left: number): Mail =>
  notice(
    email,
    publicUrl,
    `A recovery code was used for ${brand.name}`,
    `Someone signed in to your ${brand.name} account with one of your recovery codes. Codes left: ${left}.`,
  );

/** To an owner whose password was entered, followed by wrong codes. */
export const wrongCodesMail = (email: string, publicUrl: string): Mail =>
  notice(
    email,
    publicUrl,
    `Someone has your password for ${brand.name}`,
    `Someone entered the correct password for your ${brand.name} account, and then at least five wrong codes within an hour. Those codes did not let them in.`,
  );

/** @param name that its owner gave it */
export const passkeyAddedMail = (email: string, publicUrl: string, name: string): Mail =>
  notice(
    email,
    publicUrl,
    `A passkey was added to your ${brand.name} account`,
    `The passkey "${name}" can now sign in to your ${brand.name} account.`,
  );

export const passkeyRemovedMail = (email: string, publicUrl: string, name: string): Mail =>
  notice(
    email,
    publicUrl,
    `A passkey was removed from your ${brand.name} account`,
    `The passkey "${name}" can no longer sign in to your ${brand.name} account.`,
  );

/** @param device of the session, as text */
export const sessionStolenMail = (email: string, publicUrl: string, device: string): Mail =>
  notice(
    email,
    publicUrl,
    `We ended a session of your ${brand.name} account`,
    `A session of your ${brand.name} account (${device}) was used from two places, which happens when someone has copied it. We ended it, and no one can use it any more.`,
  );
