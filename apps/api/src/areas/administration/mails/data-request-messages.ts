import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/** Tells a person that their request was answered. The answer is read after signing in: it is about their data. */
export const dataRequestAnsweredMail = (email: string, publicUrl: string): Mail =>
  compose(email, 'account', `${brand.name} has answered your request about your data`, [
    'Hello,',
    'You asked us about your personal data. We have answered your request; the answer is in your account.',
    { link: `${publicUrl}/dashboard/settings/requests`, label: 'Read the answer' },
  ]);
