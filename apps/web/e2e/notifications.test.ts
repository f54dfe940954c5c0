// areas: notifications
import { afterEach, describe, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { openAs, post, signInAtServer } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
const visitors: Visitor[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});

async function open(address: string): Promise<Page> {
  const visitor = await visit(stage.browser, stage.product.url);
  visitors.push(visitor);
  const connected = visitor.page.waitForEvent('websocket', (socket) => socket.url().includes('/live'));
  await openAs(visitor.page, stage.patient, address);
  await (await connected).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
  return visitor.page;
}

/** Sends what the platform would send, asked for by another program of the person. */
async function sendOne(message: string): Promise<void> {
  const api = `${stage.product.server}/api/v1`;
  const { token } = await signInAtServer(api, stage.patient);
  const body = { customData: { customMessage: message } };
  await post(api, '/notifications/triggers/no-recent-reading/test', body, token);
}

const countOf = async (page: Page): Promise<number> => {
  const bell = page.getByRole('banner').getByRole('link', { name: /notification/i });
  return Number(/^\d+/.exec((await bell.textContent()) ?? '')?.[0] ?? 0);
};

describe('in two browsers of one person', () => {
  it('a notification pops up in both, is counted, and is read in both once it was read in one', async () => {
    const [here, there] = [await open('/dashboard'), await open('/dashboard/notifications')];
    await sendOne('From somewhere else.');
    const popup = here.getByRole('alertdialog').filter({ hasText: 'From somewhere else.' });
    await popup.waitFor();
    await there.getByRole('main').getByText('From somewhere else.').waitFor();
    await until('both count it', async () => {
      const [one, other] = [await countOf(here), await countOf(there)];
      return one > 0 && one === other;
    });
    await popup.getByRole('link', { name: 'Record a reading' }).click();
    await here.waitForURL('**/dashboard/vital-signs');

    await there.getByRole('button', { name: 'Mark all as read' }).click();
    await there.getByRole('heading', { level: 1, name: 'Nothing unread.' }).waitFor();
    await here.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  });
});

describe('the list', () => {
  it('keeps what was archived under its own address, and gives it back', async () => {
    await sendOne('To be put away.');
    const page = await open('/notifications');
    await page.waitForURL('**/dashboard/notifications');
    await expectAccessible(page);
    const row = page.getByRole('listitem').filter({ hasText: 'To be put away.' });
    await row.getByRole('button', { name: /^Move to the archive/ }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Archived/ }).click();
    await page.waitForURL('**/dashboard/notifications?tab=archived');
    await row.getByRole('button', { name: /^Move back/ }).click();
    await row.waitFor({ state: 'detached' });
    await page.goBack();
    await row.waitFor();
  });

  it('keeps what a person chose, one change after the other', async () => {
    const page = await open('/dashboard/notifications');
    let saved = 0;
    page.on('response', (answer) => {
      const isChange =
        answer.request().method() === 'PUT' && /\/notifications\/preferences$/.test(answer.url());
      if (isChange && answer.ok()) saved += 1;
    });
    await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
    await page.getByText('From', { exact: true }).first().waitFor();
    await page.getByRole('switch', { name: 'Health details on the lock screen' }).press('Space');
    await page.getByRole('checkbox', { name: 'Readings: E-mail' }).press('Space');
    await page.getByRole('checkbox', { name: 'Readings: E-mail', checked: true }).waitFor();
    // A page that is left before takes the answer along.
    await until('all three are saved', () => saved === 3);
    await page.reload();
    const isOn = (name: string) => page.getByRole('switch', { name, checked: true }).waitFor();
    await isOn('Quiet hours');
    await isOn('Health details on the lock screen');
    await page.getByRole('checkbox', { name: 'Readings: E-mail', checked: true }).waitFor();
  });
});
