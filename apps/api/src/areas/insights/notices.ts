import type { Notice } from '../../kernel/notify/notify';

const page = { label: 'Open insights', href: '/dashboard/ai-insights' };

/** Names no value, no test and no medicine: it goes to locked screens too. @param about what it tells of, so that nobody is told twice */
export const insightFound = (about: string): Notice => ({
  ...{ type: 'insight-found', category: 'readings', about },
  title: 'Something new stands out in your record',
  body: 'You can see what it is, what it rests on, and what you can do.',
  action: page,
});

/** The same of what asks for action today or at once. */
export const urgentInsightFound = (about: string): Notice => ({
  ...{ type: 'insight-urgent', category: 'readings', isUrgent: true, about },
  title: 'Something in your record needs you now',
  body: 'Open Nadi and do what it says. If you feel unwell, or worse, call 112.',
  action: page,
});
