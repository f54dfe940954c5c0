import { useEffect, useLayoutEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../../apps/web/src/App';
import { themeChosen } from '../../apps/web/src/kernel/ui/ui-slice';
import { LeftNotice } from './LeftNotice';
import { openStage, type Stage, type StageOptions } from './stage';

let current: Stage | null = null;

/** The services behind the shown app, for the play functions. */
export function currentStage(): Stage {
  if (!current) throw new Error('No app is shown.');
  return current;
}

/** The whole app on a server of its own, for as long as it is shown. */
export function AppStage(options: StageOptions) {
  const { at, theme } = options;
  const [stage] = useState(() => {
    current = openStage(options);
    return current;
  });
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    stage.onLeave = setLeft;
    return stage.close;
  }, [stage]);
  const { store } = stage.services;
  useEffect(() => {
    store.dispatch(themeChosen(theme));
  }, [store, theme]);
  return (
    <MemoryRouter initialEntries={[at]}>
      <PlaceKeeper stage={stage} />
      {left && <LeftNotice href={left} stage={stage} onDone={() => setLeft(null)} />}
      <App services={stage.services} />
    </MemoryRouter>
  );
}

/** The router of a page within a page tells nobody outside of React where it is. */
function PlaceKeeper({ stage }: { stage: Stage }) {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    stage.place = { pathname, search, hash };
  }, [stage, pathname, search, hash]);
  return null;
}
