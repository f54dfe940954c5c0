import { useSearchParams } from 'react-router-dom';
import { PlannedPage } from '../planned/offers';
import { SystemRoute } from './SystemRoute';
import { UsersRoute } from './UsersRoute';

/** The administrator's pages, which are tabs of one address; without a tab, what waits for a decision. */
export function AdminRoute() {
  const [query] = useSearchParams();
  const tab = query.get('tab');
  switch (tab) {
    case 'system':
      return <SystemRoute />;
    case 'healthcare':
    case 'business':
    case 'communication':
    case 'analytics':
      return <PlannedPage key={tab} id={tab} />;
    default:
      return <UsersRoute />;
  }
}
