import { brand } from '@nadi/brand';
import type { UserAccount } from '@nadi/contract/schema';
import { complaintsAddress, type GrievanceOfficer } from '../../../kernel/environment/grievance-officer';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

const { name } = brand;

const ofPatients = [
  'Visits that you have booked stay booked, and we remind you of them by e-mail. You cannot join a call, move a visit or cancel it meanwhile: tell the doctor or the clinic yourself.',
  'Reminders of medicines do not come as notifications on your devices meanwhile. Take your medicines as they were prescribed.',
  'Links to your health summary do not open, and you cannot act for members of your family. Those who act for you still can.',
];

/**
 * Tells a patient what goes on without them: a visit that they could not come to, or a dose that nothing reminds them of, must not surprise them.
 *
 * @param reason in the administrator's words
 */
export const accountSuspendedMail = (
  { email, role }: Pick<UserAccount, 'email' | 'role'>,
  reason: string,
  officer: GrievanceOfficer | null,
): Mail =>
  compose(email, 'account', `Your ${name} account is suspended`, [
    'Hello,',
    'An administrator has suspended your account. You are signed out everywhere and cannot sign in. Your data is kept. The reason:',
    reason,
    ...(role === 'PATIENT' ? ofPatients : []),
    `If you think this is wrong, write to ${officer ? 'our grievance officer' : 'us'}: ${complaintsAddress(officer)}.`,
  ]);

export const suspensionEndedMail = (email: string, publicUrl: string): Mail =>
  compose(email, 'account', `Your ${name} account is open again`, [
    'Hello,',
    'The suspension of your account has ended. You can sign in again.',
    { link: `${publicUrl}/auth/login`, label: 'Sign in' },
  ]);

export const secondStepRemovedMail = (
  email: string,
  { publicUrl, grievanceOfficer }: { publicUrl: string; grievanceOfficer: GrievanceOfficer | null },
): Mail =>
  compose(email, 'security', `Two-step sign-in was removed from your ${name} account`, [
    'Hello,',
    'The authenticator app, the recovery codes and the passkeys of your account were removed, because someone who was checked as its owner asked for it. You are signed out everywhere, and the password alone signs you in.',
    `If you did not ask for this, set a new password now and write to ${complaintsAddress(grievanceOfficer)}.`,
    { link: `${publicUrl}/auth/forgot-password`, label: 'Set a new password' },
  ]);
