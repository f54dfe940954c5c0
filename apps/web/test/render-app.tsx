import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/App';
import { sessionStarted } from '../src/kernel/session/session-requests';
import type { Answers } from './api-stub';
import { answerWhenever } from './dom-test-setup';
import { type Started, startServices } from './start-services';

/**
 * Opens the whole app at an address, as a browser would.
 *
 * @param state what the router keeps with the history entry
 * @param options what stands behind the app instead of the browser's own
 */
export async function openApp(
  address: string,
  answers: Answers = {},
  state?: unknown,
  options?: Parameters<typeof startServices>[1],
): Promise<Started> {
  answerWhenever();
  // As the router keeps what goes with a history entry.
  window.history.replaceState({ usr: state, key: 'first' }, '', address);
  const started = await startServices(answers, options);
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

/** Returns what the router keeps with the present history entry. */
export const entryState = (): unknown => window.history.state?.usr;
