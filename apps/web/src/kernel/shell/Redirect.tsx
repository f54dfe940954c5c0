import { useEffect, useEffectEvent } from 'react';
import { createPath, type To, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../services/use-services';

type RedirectProps = {
  to: To;
  /** Kept in the history entry. */
  state?: unknown;
};

/**
 * Leads to another page in place of this one. Unlike `Navigate`, it leads on again if the person comes back to this address before the next
 * page is loaded: the router never left this page, and would show nothing.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const { navigation } = useServices();
  const { events } = navigation;
  const path = typeof to === 'string' ? to : createPath(to);
  const go = useEffectEvent(() => {
    // While the next page loads, the person may go elsewhere, such as to the link of a mail, whose token must stay in the address.
    if (navigation.place().pathname === pathname) navigate(path, { replace: true, state });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells that the same address was opened again, and `go` reads the rest
  useEffect(() => {
    const again = () => go();
    again();
    events.addEventListener('popstate', again);
    return () => events.removeEventListener('popstate', again);
  }, [events, path, key]);
  return null;
}
