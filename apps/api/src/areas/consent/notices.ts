import type { ConsentDoctor } from '@nadi/contract/schema';
import type { Notice } from '../../kernel/notify/notify';

const name = ({ firstName, lastName }: Pick<ConsentDoctor, 'firstName' | 'lastName'>) =>
  // A title has 120 letters, and a name may have more.
  `Dr. ${firstName} ${lastName}`.slice(0, 60);

const log = { label: 'See who looked', href: '/dashboard/settings/access-log' };
const page = (label: string, consentId: string) => ({ label, href: `/dashboard/consents/${consentId}` });

export const accessRequested = (doctor: ConsentDoctor, consentId: string): Notice => ({
  type: 'consent-requested',
  category: 'general',
  title: `${name(doctor)} asks to see your records`,
  body: 'Nothing is shared until you allow it. You choose what, and until when.',
  action: page('Review and decide', consentId),
  about: consentId,
});

export const accessGranted = (doctor: ConsentDoctor, consentId: string): Notice => ({
  type: 'consent-granted',
  category: 'security',
  title: `${name(doctor)} can now see what you allowed`,
  body: 'The code that you read out was typed. You can end this at any time.',
  action: page('See what they can see', consentId),
  about: consentId,
});

export const accessEnded = (doctor: ConsentDoctor, consentId: string): Notice => ({
  type: 'consent-expired',
  category: 'general',
  title: `${name(doctor)} can no longer see your record`,
  body: 'The time that you allowed is over. Nothing is shared with them by this consent any more.',
  action: log,
  about: consentId,
});

export const requestLapsed = (doctor: ConsentDoctor, consentId: string): Notice => ({
  type: 'consent-lapsed',
  category: 'general',
  title: `${name(doctor)}’s request has ended`,
  body: 'It was not answered in seven days. Nothing was shared.',
  action: page('See the request', consentId),
  about: consentId,
});

export const codeExhausted = (doctor: ConsentDoctor, consentId: string): Notice => ({
  type: 'consent-code-exhausted',
  category: 'security',
  title: `Five wrong codes were typed for ${name(doctor)}`,
  body: 'The request has ended and nothing was shared. If you did not read the code to them, someone may have guessed.',
  action: log,
  about: consentId,
});

export const glassBroken = (doctor: ConsentDoctor, consentId: string): Notice => ({
  type: 'emergency-access',
  category: 'security',
  title: `${name(doctor)} opened your record in an emergency`,
  body: 'They see it for fifteen minutes without your consent, but nothing that you marked "only you". Their reason is in the list, and an administrator reviews it.',
  action: log,
  isUrgent: true,
  about: consentId,
});

export const emergencyReviewed = (doctor: ConsentDoctor, isJustified: boolean): Notice => ({
  type: 'emergency-reviewed',
  category: 'security',
  title: 'An emergency access was reviewed',
  body: isJustified
    ? `An administrator found that ${name(doctor)} had a reason to open your record.`
    : `An administrator found that ${name(doctor)} had no sufficient reason to open your record.`,
  action: log,
});

export const emergencyReviewedForDoctor = (patient: string, isJustified: boolean): Notice => ({
  type: 'emergency-reviewed',
  category: 'security',
  title: 'Your emergency access was reviewed',
  body: isJustified
    ? `An administrator found it justified that you opened the record of ${patient}.`
    : `An administrator found it not justified that you opened the record of ${patient}.`,
});
