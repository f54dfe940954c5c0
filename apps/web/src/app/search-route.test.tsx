import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type Navigator, Router } from 'react-router-dom';
import type { Answers } from '../../test/api-stub';
import { type Started, startServices, storeTokens } from '../../test/start-services';
import { browserNavigation } from '../kernel/browser/navigation';
import { ServicesContext } from '../kernel/services/use-services';
import { sessionStarted } from '../kernel/session/session-requests';
import { SearchRoute } from './SearchRoute';

jest.setTimeout(30_000);

let app: Started;
let pathname: string;
const user = userEvent.setup();
afterEach(() => app.close());

/** Draws the page in a router that changes its address only when a test says so, as a busy browser does a moment later. */
async function open(answers: Answers = {}) {
  const { token, refreshToken } = tokensOf('asha');
  storeTokens(token, refreshToken);
  pathname = '/dashboard/search';
  app = await startServices(answers, {
    mock: createNadiMock({ frozenAt: '2026-11-20T09:00:00+05:30' }),
    navigation: { ...browserNavigation(), place: () => ({ pathname, search: '', hash: '' }) },
  });
  app.store.dispatch(sessionStarted());
  await app.reach('active');
  const replace = jest.fn<Navigator['replace']>();
  const navigator = { replace, createHref: String } as unknown as Navigator;
  const page = (search: string) => (
    <ServicesContext value={app}>
      <Provider store={app.store}>
        <QueryClientProvider client={app.queryClient}>
          <Router location={{ pathname: '/dashboard/search', search, key: search }} navigator={navigator}>
            <SearchRoute />
          </Router>
        </QueryClientProvider>
      </Provider>
    </ServicesContext>
  );
  const { rerender } = render(page(''));
  return { replace, arriveAt: (search: string) => act(() => rerender(page(search))) };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

describe('the search page', () => {
  it('keeps what was typed while the address that it has set itself arrives', async () => {
    const { replace, arriveAt } = await open();
    await user.type(field(), 'gluc');
    await waitFor(() => expect(replace).toHaveBeenCalled());
    await user.type(field(), 'ose');
    arriveAt('?q=gluc');
    expect(field().value).toBe('glucose');
  });

  it('leaves the address alone if a result is opened before it says what was typed', async () => {
    const { replace } = await open();
    await user.type(field(), 'gluc');
    pathname = '/dashboard/vital-signs';
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(replace).not.toHaveBeenCalled();
    pathname = '/dashboard/search';
    await user.type(field(), 'ose');
    await waitFor(() => expect(replace).toHaveBeenCalled());
  });

  it('shows what an address asks for that somebody else has set', async () => {
    const { arriveAt } = await open();
    await user.type(field(), 'gluc');
    arriveAt('?q=pulse');
    expect(field().value).toBe('pulse');
  });
});

/** Waits for answers of a server that is asked once more after a failure. */
const soon = (check: () => unknown) => waitFor(check, { timeout: 10_000 });

describe('a search of more documents than the device has read', () => {
  const [record] = examples.listMedicalRecords.answers['200'].asha.data;
  const [scan, old] = [
    { ...record, _id: 'scan', title: 'Knee scan' },
    { ...record, _id: 'old', title: 'Knee scan of long ago' },
  ];
  let isDown = false;
  const answers: Answers = {
    'GET /shop/products': () => ({ status: 500, body: { status: 500, title: 'No', detail: 'No.' } }),
    'GET /medical-records'({ query }) {
      if (query.has('search') && isDown) throw new Error('The line is cut.');
      const data = query.has('search') ? [old, scan] : [scan];
      const total = query.has('search') ? 2 : 2000;
      return {
        body: { success: true, data, pagination: { page: 1, limit: 100, total, pages: 20, next: null } },
      };
    },
  };
  const sent = () =>
    app.server.callsOf('GET /medical-records').flatMap(({ query }) => query.get('search') ?? []);
  const documents = () => within(screen.getByRole('region', { name: 'Your medical records' }));

  it('sends the words once typing pauses, shows each document once, and does not stop at a part that fails', async () => {
    isDown = false;
    await open(answers);
    await user.type(field(), 'knee scan');
    await soon(() => documents().getByRole('link', { name: /^Knee scan of long ago/ }));
    expect(documents().getAllByRole('link')).toHaveLength(2);
    expect(documents().queryByText(/^Searched/)).toBeNull();
    expect(sent()).toEqual(['knee scan']);
    const shop = within(screen.getByRole('region', { name: 'Health shop' }));
    await soon(() => shop.getByText('We could not search this part.'));
  });

  it('says what was not searched if the server does not answer, and tries again', async () => {
    isDown = true;
    await open(answers);
    await user.type(field(), 'knee');
    await soon(() => documents().getByText('Searched: the newest 1 of 2000.'));
    expect(documents().getAllByRole('link')).toHaveLength(1);
    isDown = false;
    await user.click(documents().getByRole('button', { name: 'Try again' }));
    await soon(() => documents().getByRole('link', { name: /^Knee scan of long ago/ }));
    expect(documents().queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

it('the search reads nothing before something is typed', async () => {
  await open();
  await soon(() => screen.getByText(/^Searched here: .*Your medical records/));
  expect(app.server.callsOf('GET /medical-records')).toEqual([]);
  await user.type(field(), 'k');
  await soon(() => expect(app.server.callsOf('GET /medical-records')).toHaveLength(1));
});
