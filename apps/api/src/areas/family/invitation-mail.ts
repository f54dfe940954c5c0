import { brand } from '@nadi/brand';
import { compose } from '../../kernel/mail/compose';
import type { Mail } from '../../kernel/mail/mail';
import type { MailLimit } from '../../kernel/mail/mail-limit';
import type { FamilyInvitationRow } from './tables/family-invitations';

const asks: Record<FamilyInvitationRow['purpose'], (sender: string) => string> = {
  'act-for-me': (sender) =>
    `${sender} asks you to look after their health record on ${brand.name}: you would act for them, as far as they allow.`,
  'act-for-you': (sender) =>
    `${sender} asks whether they may look after your health record on ${brand.name}. You say how far, and until when.`,
  guardian: (sender) => `${sender} asks you to be the second guardian of a child on ${brand.name}.`,
};

/** The same words whether or not someone with this address has an account. */
export const invitationMail = (
  { email, purpose, senderName }: Pick<FamilyInvitationRow, 'email' | 'purpose' | 'senderName'>,
  publicUrl: string,
): Mail =>
  compose(email, 'family', `${senderName} invites you on ${brand.name}`, [
    'Hello,',
    asks[purpose](senderName),
    { link: `${publicUrl}/dashboard/family`, label: 'Answer within seven days, signed in with this address' },
    'If you have no account yet, sign up as a patient with this address first. If you do not know the sender, ignore this e-mail: nothing happens then.',
  ]);

/** Bounds what one address is sent, whoever asks. */
export const invitationMailLimit = (to: string): MailLimit => ({ kind: 'family-invitation', most: 10, to });

/** Names no child, because the address may be mistyped. @param token goes after `#`, so that it never reaches a server's log */
export const takeOverMail = (email: string, sender: string, publicUrl: string, token: string): Mail =>
  compose(email, 'family', `Your health record on ${brand.name}`, [
    'Hello,',
    `${sender} has looked after your health record on ${brand.name} and invites you to take it over. At 18 it is yours alone: nobody else sees it then, unless you let them.`,
    { link: `${publicUrl}/auth/take-over#token=${token}`, label: 'Take it over within 30 days' },
    'You need your date of birth, and choose a password. If you do not know the sender, ignore this e-mail: nothing happens then.',
  ]);

/** Each of two guardians sends ten an hour at most (`x-rate-limit` of `sendTakeOver`): no link is replaced by one that is not mailed. */
export const takeOverMailLimit = (to: string): MailLimit => ({ kind: 'take-over', most: 20, to });

export const takenOverMail = (email: string, publicUrl: string, isAdult: boolean): Mail =>
  compose(email, 'family', `You have taken your health record over`, [
    'Hello,',
    `Your health record on ${brand.name} is now in an account of your own, with this address.`,
    isAdult
      ? 'Those who looked after it as guardians see it no longer. You can invite them, if you want.'
      : 'Your guardians look after it too until the day before your 18th birthday. From then on it is yours alone, and what was shared before ends.',
    { link: `${publicUrl}/dashboard/family`, label: 'See who may act for you' },
  ]);
