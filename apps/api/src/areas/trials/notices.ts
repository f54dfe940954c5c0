import type { TrialDoctor, TrialPatient } from '@nadi/contract/schema';
import type { Notice } from '../../kernel/notify/notify';

// A title has 120 letters, and a name may have more.
const nameOf = ({ firstName, lastName }: TrialPatient | TrialDoctor) =>
  `${firstName} ${lastName}`.slice(0, 60);
const page = { label: 'Open clinical trials', href: '/dashboard/clinical-trials' };

/** Titles and bodies name no study: it may tell of an illness on a locked screen. */
export const trialAsked = (patient: TrialPatient): Notice => ({
  type: 'trial-asked',
  category: 'general',
  title: `${nameOf(patient)} asks you about a clinical trial`,
  body: 'You can refer them, or advise against it. Nothing was sent to anyone else.',
  action: page,
});

export const trialAnswered = (doctor: TrialDoctor): Notice => ({
  type: 'trial-answered',
  category: 'general',
  title: `Dr. ${nameOf(doctor)} wrote to you about a clinical trial`,
  body: 'Whether to send an interest is for you to decide.',
  action: page,
});

export const interestSent = (): Notice => ({
  type: 'trial-interest-sent',
  category: 'general',
  title: 'Someone is interested in a clinical trial of yours',
  body: 'They agreed to what you see of them, and may withdraw at any time.',
  action: page,
});

export const interestMoved = (): Notice => ({
  type: 'trial-interest-moved',
  category: 'general',
  title: 'Your interest in a clinical trial has news',
  body: 'The doctor of the trial recorded the next step. You can withdraw at any time.',
  action: page,
});

export const interestWithdrawn = (): Notice => ({
  type: 'trial-interest-withdrawn',
  category: 'general',
  title: 'An interest in a clinical trial of yours was withdrawn',
  body: 'What you saw of the person is gone. Please use nothing of it any more.',
  action: page,
});
