import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPage, lazyRoute } from './lazy-route';

// On a machine with other work a page takes seconds.
configure({ asyncUtilTimeout: 10_000 });

// React logs every error that a boundary catches.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // With a network the page would be loaded again, which `late-code.test.ts` proves in a browser.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const show = (page: ReactNode) =>
  render(
    <ErrorBoundary page="/dashboard">
      <Suspense fallback="Waits">{page}</Suspense>
    </ErrorBoundary>,
  );
const fails = async () => {
  throw new TypeError('Failed to fetch');
};

describe('a page that is fetched when it is needed', () => {
  it('is shown once its code is there, with what it is given', async () => {
    const Page = lazyPage(async () => ({ title }: { title: string }) => <h1>{title}</h1>);
    show(<Page title="Readings" />);
    screen.getByText('Waits');
    await screen.findByRole('heading', { name: 'Readings' });
  });

  it('says that it could not be loaded', async () => {
    const Page = lazyPage(fails);
    show(<Page />);
    await screen.findByRole('button', { name: 'Load the page again' });
    expect(screen.queryByText('Waits')).toBeNull();
  });

  it('says so too as a route', async () => {
    const { Screen, preload } = lazyRoute(fails);
    await preload();
    show(<Screen />);
    await screen.findByRole('button', { name: 'Load the page again' });
  });
});
