import { jest } from '@jest/globals';
import { configure, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/App';
import { sessionStarted } from '../src/features/session/session-requests';
import type { Answers } from './api-stub';
import { type Started, startServices } from './start-services';

declare global {
  // React's own name for it.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// Whole pages in jsdom on a shared machine: patience costs nothing where all is well.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// jsdom has no scrolling, and says so loudly.
window.scrollTo = () => undefined;

/** Opens the whole app at an address, as a browser would. */
export async function openApp(address: string, answers: Answers = {}, state?: unknown): Promise<Started> {
  // The server answers when it likes, as in a browser; nobody can wrap that.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  // As the router keeps what goes with a history entry.
  window.history.replaceState({ usr: state, key: 'first' }, '', address);
  const started = await startServices(answers);
  const page = render(
    <BrowserRouter>
      <App services={started} />
    </BrowserRouter>,
  );
  started.store.dispatch(sessionStarted());
  return {
    ...started,
    close() {
      page.unmount();
      started.close();
    },
  };
}

/** What the router keeps with the present history entry. */
export const entryState = (): unknown => window.history.state?.usr;
