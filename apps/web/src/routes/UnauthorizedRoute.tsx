import * as m from '@nadi/ui/messages';
import { UnauthorizedScreen } from '@nadi/ui/screens/system/UnauthorizedScreen';
import { useTitle } from '../app/use-title';

export function UnauthorizedRoute() {
  useTitle(m.unauthorized_title());
  return <UnauthorizedScreen />;
}
