import { afterEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { screen } from '@testing-library/react';
import { type Answers, refusal } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const list = 'GET /patients/emergency-contacts';
const pageOf = (page: number, total: number) => ({
  success: true,
  data:
    total > 0 ? [{ id: '0198f000-0000-7000-8000-000000000101', changedAt: '2026-11-18T07:10:00+05:30' }] : [],
  pagination: { page, limit: 1, total, pages: total },
});

async function open(answers: Answers, search = '') {
  storeTokens();
  app = await openApp(`/dashboard/emergency-contacts${search}`, {
    'GET /auth/me': meIs(cast.people.asha),
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Emergency contacts' });
}

describe('Emergency contacts', () => {
  it('is read page by page, by its address', async () => {
    await open({ [list]: ({ query }) => ({ body: pageOf(Number(query.get('page')), 2) }) });
    (await screen.findByRole('button', { name: 'Older' })).click();
    await screen.findByText('2 to 2 of 2');
    expect(window.location.search).toBe('?page=2');
    expect(app.server.callsOf(list).map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  it('says that it may not be seen, where that is so', async () => {
    await open({ [list]: () => refusal(403, 'Your account may not see it.') });
    await screen.findByText('This is not open to you');
  });

  it('says so where there is nothing', async () => {
    await open({ [list]: () => ({ body: pageOf(1, 0) }) });
    await screen.findByText('Nothing here yet');
  });
});
