import type { Notice } from '../../kernel/notify/notify';

const page = { label: 'Open clinical trials', href: '/dashboard/clinical-trials' };

/** Titles and bodies name no study, which may tell of an illness on a locked screen, and no person, who may be erased. */
export const trialAsked = (): Notice => ({
  type: 'trial-asked',
  category: 'general',
  title: 'A patient asks you about a clinical trial',
  body: 'You can refer them, or advise against it. Nothing was sent to anyone else.',
  action: page,
});

export const trialAnswered = (): Notice => ({
  type: 'trial-answered',
  category: 'general',
  title: 'A doctor wrote to you about a clinical trial',
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
