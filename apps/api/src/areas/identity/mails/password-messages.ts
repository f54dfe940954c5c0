import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

// What the owner of an account is told of its password. As everywhere, no name in a greeting and no secret before `#`.

const resetLink = (publicUrl: string) => ({
  link: `${publicUrl}/auth/forgot-password`,
  label: 'Set a new password',
});

/** @param token stands behind `#`, so that it reaches no server's log */
export const passwordResetMail = (email: string, publicUrl: string, token: string): Mail =>
  compose(email, `Set a new password for ${brand.name}`, [
    'Hello,',
    `someone, we think you, asked for a new password for the account at ${brand.name} with this address. The link is good once, and for 30 minutes.`,
    { link: `${publicUrl}/auth/reset-password#token=${token}`, label: 'Set a new password' },
    'If it was not you, do nothing: your password stays as it is.',
  ]);

export const passwordChangedMail = (email: string, publicUrl: string): Mail =>
  compose(email, `Your password at ${brand.name} was changed`, [
    'Hello,',
    `the password of your account at ${brand.name} was changed, and you were signed out elsewhere.`,
    'If it was you, there is nothing to do. If it was not, set a new password now; that signs everyone out.',
    resetLink(publicUrl),
  ]);

/** @param hasSecondStep whether a code is asked for after the password, which a new one does not change */
export const passwordSetAnewMail = (email: string, publicUrl: string, hasSecondStep: boolean): Mail =>
  compose(email, `Your password at ${brand.name} was changed`, [
    'Hello,',
    `a new password was set for your account at ${brand.name} by the link of a mail. You were signed out everywhere and your passkeys were removed: sign in with the password and add them again.`,
    ...(hasSecondStep
      ? [
          'Two-step sign-in is still on. If it was not you who turned it on, someone else had your account: write to us.',
        ]
      : []),
    'If it was not you, set a new password now; that signs everyone out.',
    resetLink(publicUrl),
  ]);

/** @param minutes for which nobody can sign in with the password */
export const signInLockedMail = (email: string, publicUrl: string, minutes: number): Mail =>
  compose(email, `Wrong passwords for your account at ${brand.name}: locked where they came from`, [
    'Hello,',
    `someone gave many wrong passwords for your account at ${brand.name}. From a network that gave ten of them nobody can sign in with the password for ${minutes} minutes. Devices on which you signed in before, and passkeys, work as before.`,
    'If it was you and you forgot the password, set a new one: that ends the lock at once. If it was not you, there is nothing to do.',
    resetLink(publicUrl),
  ]);
