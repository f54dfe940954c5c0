import type { AreaRoutes } from '../../kernel/shell/app-route';
import { plannedRoute } from './planned-route';

export const routes: AreaRoutes = {
  dashboard: [{ path: '/dashboard/integrations', roles: 'all', ...plannedRoute('integrations') }],
};
