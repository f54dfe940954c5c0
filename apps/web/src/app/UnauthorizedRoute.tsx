import * as m from '@nadi/ui/messages';
import { UnauthorizedScreen } from '@nadi/ui/screens/system/UnauthorizedScreen';
import { leavingRequested } from '../kernel/outbox/leaving-slice';
import { useAppDispatch, useAppSelector } from '../kernel/services/use-services';
import { selectIsAuthenticated } from '../kernel/session/session-selectors';
import { useTitle } from '../kernel/shell/use-title';

export function UnauthorizedRoute() {
  useTitle(m.unauthorized_title());
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  return <UnauthorizedScreen onSignOut={isSignedIn ? () => dispatch(leavingRequested()) : undefined} />;
}
