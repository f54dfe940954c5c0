import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { refusal } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';
import { hearNotices, type Notice } from '../../kernel/browser/notice';

let app: Started;
afterEach(() => {
  hearNotices();
  app.close();
});

it('logs that the triggers could not be loaded', async () => {
  const noticed: Notice[] = [];
  hearNotices((one) => noticed.push(one));
  storeTokens();
  app = await openApp('/dashboard/settings/push', {
    'GET /auth/me': meIs({ ...asha, role: 'ADMIN' }),
    'GET /notifications/triggers': () => refusal(404, 'Not here.'),
  });
  const wanted = { level: 'warn', message: 'Failed to load the notification triggers' };
  await waitFor(() => expect(noticed).toContainEqual(wanted));
});
