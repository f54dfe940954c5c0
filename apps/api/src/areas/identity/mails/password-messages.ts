import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

// E-mails to the owner of an account about its password. As everywhere, no name in a greeting and no secret before `#`.

const resetLink = (publicUrl: string) => ({
  link: `${publicUrl}/auth/forgot-password`,
  label: 'Set a new password',
});

/** @param token goes after `#`, so that it never reaches a server's log */
export const passwordResetMail = (email: string, publicUrl: string, token: string): Mail =>
  compose(email, 'password', `Set a new password for ${brand.name}`, [
    'Hello,',
    `Someone, probably you, asked for a new password for the ${brand.name} account with this address. The link works once, and for 30 minutes.`,
    { link: `${publicUrl}/auth/reset-password#token=${token}`, label: 'Set a new password' },
    'If this was not you, you do not need to do anything. Your password has not changed.',
  ]);

export const passwordChangedMail = (email: string, publicUrl: string): Mail =>
  compose(email, 'security', `Your ${brand.name} password has been changed`, [
    'Hello,',
    `The password of your ${brand.name} account has been changed, and you have been signed out on other devices.`,
    'If this was you, you do not need to do anything. If it was not, set a new password now. That signs everyone out.',
    resetLink(publicUrl),
  ]);

/** @param hasSecondStep true if a code is required after the password, which a new one does not change */
export const passwordSetAnewMail = (email: string, publicUrl: string, hasSecondStep: boolean): Mail =>
  compose(email, 'security', `Your ${brand.name} password has been changed`, [
    'Hello,',
    `Someone set a new password for your ${brand.name} account with a link from an e-mail. You have been signed out everywhere and your passkeys were removed. Sign in with the new password and add them again.`,
    ...(hasSecondStep
      ? [
          'Two-step sign-in is still on. If you did not turn it on, someone else has had access to your account: write to us.',
        ]
      : []),
    'If this was not you, set a new password now. That signs everyone out.',
    resetLink(publicUrl),
  ]);

/** @param minutes for which the password cannot be used to sign in */
export const signInLockedMail = (email: string, publicUrl: string, minutes: number): Mail =>
  compose(email, 'security', `Wrong passwords for your ${brand.name} account: locked where they came from`, [
    'Hello,',
    `Someone entered many wrong passwords for your ${brand.name} account. No one can sign in with the password for ${minutes} minutes from a network that sent ten of them. Devices you have signed in on before, and passkeys, still work.`,
    'If this was you and you forgot your password, set a new one. That ends the lock straight away. If it was not you, you do not need to do anything.',
    resetLink(publicUrl),
  ]);
