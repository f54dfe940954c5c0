import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import type { Services } from './kernel/services/services';
import { selectSession } from './kernel/session/session-selectors';

/**
 * Shows the app in the page's place for it. Takes over what was drawn there when the app was built (`src/prerender`), where that is
 * what the app begins with: its page, for somebody who is not signed in.
 *
 * @param code resolves when the code of the page is there, or cannot be had
 */
export async function mount(root: HTMLElement, services: Services, code: Promise<unknown>): Promise<void> {
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isDrawn(root, services)) {
    // The first render must find all that was drawn.
    await code;
    // Others may have come in meanwhile, in another tab.
    if (isDrawn(root, services)) return startTransition(() => void hydrateRoot(root, app));
  }
  const live = () => {
    delete root.dataset.prerendered;
  };
  startTransition(() => createRoot(root).render(<Shown onShown={live}>{app}</Shown>));
}

const isDrawn = ({ dataset }: HTMLElement, { store }: Services): boolean =>
  dataset.prerendered === window.location.pathname.replace(/\/$/, '') &&
  selectSession(store.getState()).phase === 'signed-out';

/** What was drawn is hidden from whoever has a session, until something else is there. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}
