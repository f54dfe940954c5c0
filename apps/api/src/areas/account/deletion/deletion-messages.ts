import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/** A day as people of any zone read it; the erasure itself comes within the hour after the moment that the app shows. */
const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

const keepIt = (publicUrl: string) => ({ link: `${publicUrl}/auth/login`, label: 'Sign in to keep it' });

export const deletionRequestedMail = (email: string, publicUrl: string, erasesAt: Date): Mail =>
  compose(email, `Your account at ${brand.name} will be deleted`, [
    'Hello,',
    `your account at ${brand.name} will be erased on ${dayOf(erasesAt)}, with everything in it. Until then you can use it, export what it holds, and take the request back.`,
    keepIt(publicUrl),
    'If it was not you who asked for it, take it back and set a new password at once.',
  ]);

export const deletionCancelledMail = (email: string): Mail =>
  compose(email, `Your account at ${brand.name} stays`, [
    'Hello,',
    `the request to delete your account at ${brand.name} was taken back. Nothing was erased.`,
  ]);

export const deletionReminderMail = (email: string, publicUrl: string, erasesAt: Date): Mail =>
  compose(email, `Your account at ${brand.name} will be deleted on ${dayOf(erasesAt)}`, [
    'Hello,',
    `as you asked, your account at ${brand.name} will be erased on ${dayOf(erasesAt)}. After that nobody can bring it back. If you need what it holds, export it before.`,
    keepIt(publicUrl),
  ]);

export const accountErasedMail = (email: string): Mail =>
  compose(email, `Your account at ${brand.name} was deleted`, [
    'Hello,',
    `your account at ${brand.name} was erased, with everything in it. This is the last mail about it.`,
  ]);
