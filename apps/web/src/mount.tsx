import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import type { Services } from './kernel/services/services';
import { selectSession } from './kernel/session/session-selectors';

/**
 * Shows the app in its place in the page. Hydrates the prerendered content (`src/prerender`), if that is
 * what the app starts with: its page, for a person who is not signed in.
 *
 * @param code resolves when the code of the page is loaded, or cannot be loaded
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
    // The first render must find all prerendered content.
    await code;
    // Someone may have signed in meanwhile, in another tab.
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

/** Prerendered content is hidden from a person with a session, until there is something else to show. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}
