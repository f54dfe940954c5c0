import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { refusal } from '../../../test/api-stub';
import { asha, type Started, startSignedIn } from '../../../test/start-services';
import { hearNotices, type Notice } from '../browser/notice';
import { ServicesContext } from '../services/use-services';
import { ErrorBoundary } from './ErrorBoundary';
import { RouteLoadError } from './route-load-error';

let failure: Error | null;
let noticed: Notice[];
let app: Started;
function Page() {
  if (failure) throw failure;
  return <p>The page</p>;
}
const show = (page = '/dashboard') => (
  <ServicesContext value={app}>
    <ErrorBoundary page={page}>
      <Page />
    </ErrorBoundary>
  </ServicesContext>
);

beforeEach(async () => {
  app = await startSignedIn();
  noticed = [];
  hearNotices((one) => noticed.push(one));
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  app.close();
  jest.restoreAllMocks();
});

describe('a page that broke', () => {
  it('is named by an id and can be tried again', async () => {
    failure = new Error('It broke.');
    render(show());
    screen.getByRole('heading', { name: 'Something went wrong' });
    const { textContent: errorId } = screen.getByText(/^[0-9a-f]{8}$/);
    expect(noticed).toEqual([{ error: failure, errorId }]);
    failure = null;
    screen.getByRole('button', { name: 'Try Again' }).click();
    await screen.findByText('The page');
  });

  it('is reported at once under its id, with who saw it', async () => {
    failure = new TypeError('x is undefined');
    app.server.answers['POST /logs/frontend'] = () => ({ status: 202, body: { success: true } });
    render(show());
    const { textContent: errorId } = screen.getByText(/^[0-9a-f]{8}$/);
    screen.getByRole('button', { name: 'Report Error' }).click();
    await screen.findByText('Error has been reported. Thank you for helping us improve!');
    const [call] = app.server.callsOf('POST /logs/frontend');
    const { logs } = JSON.parse(call?.body ?? '');
    expect(logs).toMatchObject([
      {
        level: 'info',
        message: expect.stringMatching(/^Reported TypeError: x is undefined at /),
        errorId,
        context: { userId: asha.id, role: 'PATIENT', userAgent: navigator.userAgent },
      },
    ]);
  });

  it('leads to the address of support if a page that broke cannot be reported', async () => {
    failure = new Error('It broke.');
    app.server.answers['POST /logs/frontend'] = () => refusal(503, 'Later.');
    render(show());
    screen.getByRole('button', { name: 'Report Error' }).click();
    await screen.findByText(/^We could not send the report\. Write to us at /);
  });

  it('does not take the next page along', () => {
    failure = new Error('It broke.');
    const { rerender } = render(show());
    failure = null;
    rerender(show('/dashboard/profile'));
    screen.getByText('The page');
  });

  it('while it was suspended is tried again by itself', async () => {
    failure = new Error('A component suspended while responding to synchronous input.');
    render(show());
    expect(screen.queryByText('Something went wrong')).toBeNull();
    expect(noticed).toEqual([]);
    failure = null;
    await screen.findByText('The page');
  });

  it('again and again is not tried for ever', async () => {
    failure = new Error('A component suspended while responding to synchronous input.');
    render(show());
    await screen.findByText('Something went wrong');
  });
});

describe('a page whose code could not be loaded', () => {
  it('says so in the words of the spec', () => {
    failure = new RouteLoadError('Failed to fetch dynamically imported module');
    render(show());
    screen.getByRole('heading', { name: 'Unexpected Application Error!' });
    screen.getByText('Failed to fetch dynamically imported module');
  });
});
