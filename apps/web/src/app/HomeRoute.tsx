import { HomeScreen } from '@nadi/ui/screens/public/HomeScreen';
import { Suspense, useState } from 'react';
import { useAppSelector } from '../kernel/services/use-services';
import { selectIsAuthenticated } from '../kernel/session/session-selectors';
import { latePart } from '../kernel/shell/late-part';

const PushPart = latePart(async () => (await import('./HomePushPanel')).HomePushPanel);

/** The home page within the app; where there is no session it is drawn without it (`src/prerender`). */
export function HomeRoute() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const [now] = useState(() => new Date().toISOString());
  const pushPanel = isSignedIn && (
    <Suspense fallback={null}>
      <PushPart />
    </Suspense>
  );
  return <HomeScreen isSignedIn={isSignedIn} now={now} pushPanel={pushPanel} />;
}
