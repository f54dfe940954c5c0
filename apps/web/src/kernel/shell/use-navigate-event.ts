import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigateEvent, readNavigation } from '../browser/navigation';
import { useServices } from '../services/use-services';

/** Follows the `navigate` events of the window. */
export function useNavigateEvent(): void {
  const navigate = useNavigate();
  const { events } = useServices().navigation;
  useEffect(() => {
    const go = (event: Event) => {
      const detail = readNavigation(event);
      if (detail) navigate(detail.path, { replace: detail.isReplacing, state: detail.state });
    };
    events.addEventListener(navigateEvent, go);
    return () => events.removeEventListener(navigateEvent, go);
  }, [navigate, events]);
}
