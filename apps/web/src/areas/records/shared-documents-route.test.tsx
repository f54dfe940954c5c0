import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';
import { memoryOffline } from '../../kernel/offline/offline-platform';
import { signOutRequested } from '../../kernel/session/session-requests';

let app: Started;
afterEach(() => app.close());

const bytes = Uint8Array.from('%PDF-1.7', (sign) => sign.charCodeAt(0));
const fileOf = (name: string, type = 'application/pdf') =>
  ({ name, type, size: bytes.length, arrayBuffer: async () => bytes.buffer }) as unknown as File;

async function open(files: readonly File[], search = '') {
  const offline = memoryOffline();
  if (files.length > 0) await offline.sharedDocuments.keep(asha.id, files);
  storeTokens();
  app = await openApp(
    `/dashboard/shared-documents${search}`,
    { 'GET /auth/me': meIs(asha), 'POST /auth/logout': () => ({ body: { success: true } }) },
    undefined,
    { offline },
  );
  await screen.findByRole('heading', { level: 1, name: 'Shared documents' });
  return offline;
}

describe('shared documents', () => {
  it('are listed, and deleted once that was confirmed', async () => {
    const offline = await open([fileOf('report.pdf'), fileOf('letter.pdf')]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Delete.*report\.pdf/ }));
    expect(await offline.sharedDocuments.list(asha.id)).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Delete document' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Open.*report/ })).toBeNull());
    expect((await offline.sharedDocuments.list(asha.id)).map(({ name }) => name)).toEqual(['letter.pdf']);
  });

  it('tell of what was shared just now and is not there, and why', async () => {
    await open([fileOf('letter.pdf'), fileOf('page.svg', 'image/svg+xml')], '?not-kept');
    await screen.findByText(/page\.svg: this type of file is not accepted/);
  });

  it('tell nothing of it later', async () => {
    await open([fileOf('letter.pdf'), fileOf('page.svg', 'image/svg+xml')]);
    await screen.findByRole('button', { name: /^Delete.*letter\.pdf/ });
    expect(screen.queryByText(/page\.svg/)).toBeNull();
  });

  it('say that nothing was kept where no one was signed in', async () => {
    await open([], '?not-kept');
    await screen.findByText(/no one was signed in/);
  });

  it('say so where they cannot be read, and try again', async () => {
    const offline = memoryOffline();
    const { list } = offline.sharedDocuments;
    offline.sharedDocuments.list = () => Promise.reject(new Error('denied'));
    storeTokens();
    app = await openApp('/dashboard/shared-documents', { 'GET /auth/me': meIs(asha) }, undefined, {
      offline,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    offline.sharedDocuments.list = list;
    await userEvent.setup().click(again);
    await screen.findByText('No documents yet');
  });

  it('are removed at sign-out', async () => {
    const offline = await open([fileOf('report.pdf')]);
    app.store.dispatch(signOutRequested());
    await app.reach('signed-out');
    expect(await offline.sharedDocuments.list(asha.id)).toEqual([]);
  });
});
