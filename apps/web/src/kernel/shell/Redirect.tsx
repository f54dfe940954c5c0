import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../services/use-services';

type RedirectProps = {
  to: string;
  /** Kept in the history entry. */
  state?: unknown;
};

/**
 * Leads to another page in place of this one, like `Navigate`, and once more if the person goes back before that page is loaded:
 * the router never left this page, and would show nothing.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { events } = useServices().navigation;
  const go = useEffectEvent(() => navigate(to, { replace: true, state }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads on from wherever somebody is now, and wherever it leads to now
  useEffect(() => {
    const again = () => go();
    again();
    events.addEventListener('popstate', again);
    return () => events.removeEventListener('popstate', again);
  }, [events, to, key]);
  return null;
}
