import * as m from '@nadi/ui/messages';
import { UnauthorizedScreen } from '@nadi/ui/screens/system/UnauthorizedScreen';
import { useAppDispatch, useAppSelector } from '../app/use-services';
import { useTitle } from '../app/use-title';
import { leavingRequested } from '../features/outbox/leaving-slice';
import { selectIsAuthenticated } from '../features/session/session-selectors';

export function UnauthorizedRoute() {
  useTitle(m.unauthorized_title());
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  return <UnauthorizedScreen onSignOut={isSignedIn ? () => dispatch(leavingRequested()) : undefined} />;
}
