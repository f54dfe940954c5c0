import * as m from '@nadi/ui/messages';
import { NotFoundScreen } from '@nadi/ui/screens/system/NotFoundScreen';
import { useTitle } from '../app/use-title';

export function NotFoundRoute() {
  useTitle(m.not_found_title());
  return <NotFoundScreen />;
}
