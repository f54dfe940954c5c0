import type { ReadingAccessProps } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import type { Services } from '../../kernel/services/services';

/** Tells who can see an entry, and marks it; its code is fetched once somebody asks. */
export const accessOf = (services: Services): ReadingAccessProps['access'] => ({
  load: async (id) => (await import('./ask-of-entry')).loadAccess(services, id),
  change: async (id, isOnlyYou) => (await import('./ask-of-entry')).changeAccess(services, id, isOnlyYou),
});
