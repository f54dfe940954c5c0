import { useSearchParams } from 'react-router-dom';
import { SystemRoute } from './SystemRoute';
import { UsersRoute } from './UsersRoute';

/** The administrator's pages, which are tabs of one address. */
export function AdminRoute() {
  const [query] = useSearchParams();
  return query.get('tab') === 'system' ? <SystemRoute /> : <UsersRoute />;
}
