import * as m from '@nadi/ui/messages';
import { paths } from '../../kernel/session/destination';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  auth: [
    {
      path: paths.takeOver,
      title: m.take_over_title,
      ...lazyRoute(async () => (await import('./TakeOverRoute')).TakeOverRoute),
    },
  ],
  dashboard: [
    {
      path: '/dashboard/family',
      title: m.family_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./FamilyRoute')).FamilyRoute),
    },
    {
      path: '/dashboard/family/:memberId',
      title: m.family_member_title,
      roles: ['PATIENT'],
      isForPatients: true,
      ...lazyRoute(async () => (await import('./MemberRoute')).MemberRoute),
    },
  ],
};
