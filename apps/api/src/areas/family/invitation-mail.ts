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
  compose(email, `${senderName} invites you on ${brand.name}`, [
    'Hello,',
    asks[purpose](senderName),
    { link: `${publicUrl}/dashboard/family`, label: 'Answer within seven days, signed in with this address' },
    'If you have no account yet, sign up as a patient with this address first. If you do not know the sender, ignore this e-mail: nothing happens then.',
  ]);

/** Bounds what one address is sent, whoever asks. */
export const invitationMailLimit = (to: string): MailLimit => ({ kind: 'family-invitation', most: 10, to });
