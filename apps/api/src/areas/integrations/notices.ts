import { brand } from '@nadi/brand';
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

/** Names no value: it is shown on devices. */
export const criticalFetched = (name: string, about: string): Notice => ({
  type: 'health-connection-critical',
  category: 'readings',
  title: 'A reading from your device needs attention',
  body: `A reading that came from ${name} is critical, or may be. Open it and do what it says. If you feel unwell, call ${brand.emergencyNumber} now.`,
  action: { label: 'Open your readings', href: '/dashboard/vital-signs' },
  isUrgent: true,
  about,
});

/** Tells of a reading that was not added, and would be dangerous if it is real and the person's own. */
export const dangerousLeftOut = (name: string, about: string): Notice => ({
  type: 'health-connection-left-out',
  category: 'readings',
  title: 'A reading from your device was not added',
  body: `A reading that came from ${name} was not added, because it may be wrong or another person's. It would be dangerous if it is yours: measure again. If the device shows it again, or you feel unwell, call ${brand.emergencyNumber} now.`,
  action: integrations,
  isUrgent: true,
  about,
});
