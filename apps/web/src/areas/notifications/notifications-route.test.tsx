import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, refusal, success } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const archived = {
  id: asha.id,
  ...{ type: 'two-step-on', category: 'security', title: 'Long ago', body: 'It was read.', action: null },
  ...{ isUrgent: false, isUnread: false, isArchived: true, createdAt: '2026-01-02T03:04:05.000Z' },
};
const page = {
  body: {
    success: true,
    data: [archived],
    pagination: { page: 1, limit: 20, total: 1, totalPages: 1, next: null },
  },
};

async function open(search: string, list: () => Answer): Promise<void> {
  storeTokens();
  app = await openApp(`/dashboard/notifications${search}`, {
    'GET /auth/me': meIs(asha),
    'GET /notifications': list,
    'GET /notifications/counts': () => success({ unread: 1, all: 1, archived: 1 }),
  });
}

it('marks nothing as read from the archive, where the unread are not seen', async () => {
  await open('', () => page);
  await screen.findByRole('button', { name: 'Mark all as read' });
  await userEvent.setup().click(screen.getByText('Archived'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  await screen.findByText('Long ago');
});

it('says that nothing was marked where the list could not be read', async () => {
  await open('', () => refusal(500, 'Try again later.'));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByText(/^This was not changed/);
});
