import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type Navigator, Router } from 'react-router-dom';
import { type Started, startServices, storeTokens } from '../../test/start-services';
import { ServicesContext } from '../kernel/services/use-services';
import { sessionStarted } from '../kernel/session/session-requests';
import { SearchRoute } from './SearchRoute';

let app: Started;
const user = userEvent.setup();
afterEach(() => app.close());

/** Draws the page in a router that changes its address only when a test says so, as a busy browser does a moment later. */
async function open() {
  const { token, refreshToken } = tokensOf('asha');
  storeTokens(token, refreshToken);
  app = await startServices({}, { mock: createNadiMock({ frozenAt: '2026-11-20T09:00:00+05:30' }) });
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

  it('shows what an address asks for that somebody else has set', async () => {
    const { arriveAt } = await open();
    await user.type(field(), 'gluc');
    arriveAt('?q=pulse');
    expect(field().value).toBe('pulse');
  });
});
