import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { navigateEvent, readNavigation } from '../platform/navigation';

/** Follows the window's `navigate` events. */
export function useNavigateEvent(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: Event) => {
      const detail = readNavigation(event);
      if (detail) navigate(detail.path, { replace: detail.isReplacing, state: detail.state });
    };
    window.addEventListener(navigateEvent, go);
    return () => window.removeEventListener(navigateEvent, go);
  }, [navigate]);
}
