import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Removes a request for a form from the address once the screen has it: left there it would open the form at each reload. */
export function useAskedOnce(isAsking: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isAsking) navigate({ pathname, search }, { replace: true });
  }, [isAsking, pathname, search, navigate]);
}
