import { brand } from '@nadi/brand';
import { sayDay } from '@nadi/domain/kernel/say-day';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/** The day on which an account is erased, and the IANA name of the time zone by whose calendar it is named. */
type Day = { erasesAt: Date; zone: string };

const keepIt = (publicUrl: string) => ({ link: `${publicUrl}/auth/login`, label: 'Sign in to keep it' });

export const deletionRequestedMail = (email: string, publicUrl: string, { erasesAt, zone }: Day): Mail =>
  compose(email, 'account', `Your ${brand.name} account will be deleted`, [
    'Hello,',
    `Your ${brand.name} account, and everything in it, will be deleted on ${sayDay(erasesAt, zone)}. Until then, you can use it, download your data, and cancel the request.`,
    keepIt(publicUrl),
    'If you did not ask for this, cancel the request and set a new password straight away.',
  ]);

/** Tells a guardian of a child with an account. */
export const deletionOfChildMail = (
  email: string,
  publicUrl: string,
  { child, erasesAt, zone }: Day & { child: string },
): Mail =>
  compose(email, 'account', `A ${brand.name} account that you look after will be deleted`, [
    'Hello,',
    `${child} asked to delete their ${brand.name} account. The account, and the whole health record in it, will be deleted on ${sayDay(erasesAt, zone)}. Until then, ${child} can take the request back.`,
    { link: `${publicUrl}/dashboard/family`, label: 'See your family' },
    `If this was not ${child}, write to us straight away.`,
  ]);

export const deletionCancelledMail = (email: string): Mail =>
  compose(email, 'account', `Your ${brand.name} account will not be deleted`, [
    'Hello,',
    `The request to delete your ${brand.name} account has been cancelled. Nothing was deleted.`,
  ]);

export const deletionReminderMail = (email: string, publicUrl: string, { erasesAt, zone }: Day): Mail =>
  compose(email, 'account', `Your ${brand.name} account will be deleted on ${sayDay(erasesAt, zone)}`, [
    'Hello,',
    `As you asked, your ${brand.name} account will be deleted on ${sayDay(erasesAt, zone)}. After that, no one can bring it back. If you need your data, download it before then.`,
    keepIt(publicUrl),
  ]);

export const accountErasedMail = (email: string): Mail =>
  compose(email, 'account', `Your ${brand.name} account has been deleted`, [
    'Hello,',
    `Your ${brand.name} account, and everything in it, has been deleted. This is the last e-mail about it.`,
  ]);
