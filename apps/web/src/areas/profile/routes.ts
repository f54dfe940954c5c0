import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  dashboard: [
    {
      path: '/dashboard/profile/emergency-contacts',
      title: m.emergency_contacts_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./EmergencyContactsRoute')).EmergencyContactsRoute),
    },
  ],
};
