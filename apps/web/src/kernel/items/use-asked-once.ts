import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes what the address asks for out of it once the screen has it: left there it would open the form at each reload. */
export function useAskedOnce(isAsking: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isAsking) navigate({ pathname, search }, { replace: true });
  }, [isAsking, pathname, search, navigate]);
}
