import type { Notice } from '../../kernel/notify/notify';

const integrations = { label: 'Open integrations', href: '/dashboard/integrations' };

/** @param about the connection, and when it was made: signed out again, a person is told again */
export const signedOutAtProvider = (name: string, about: string): Notice => ({
  type: 'health-connection-signed-out',
  category: 'account',
  title: 'Sign in to your device account again',
  body: `${name} does not let us read any more, so nothing new comes from it. What came before stays in your record.`,
  action: integrations,
  about,
});

/** Said without a value: it is shown on devices. */
export const criticalFetched = (name: string, about: string): Notice => ({
  type: 'health-connection-critical',
  category: 'readings',
  title: 'A reading from your device needs attention',
  body: `A reading that came from ${name} is critical, or may be. Open it and do what it says. If you feel unwell, call 112 now.`,
  action: { label: 'Open your readings', href: '/dashboard/vital-signs' },
  isUrgent: true,
  about,
});

/** A device shows what no device for the home should show: it was not added, and may be real. */
export const dangerousLeftOut = (name: string, about: string): Notice => ({
  type: 'health-connection-left-out',
  category: 'readings',
  title: 'A reading from your device was not added',
  body: `A reading that came from ${name} is outside of what devices for the home can show. If the device really shows it, or you feel unwell, call 112 now. Otherwise measure again.`,
  action: integrations,
  isUrgent: true,
  about,
});
