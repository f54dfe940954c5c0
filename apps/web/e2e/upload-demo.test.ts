// areas: demos
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { readDeviceStorage } from './device-storage';
import { untilIslandLives } from './islands';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
const opened: Visitor[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const api = '**/api/v1/demos/upload-parts';
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Sent' });
const sent = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'));
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });

/** @param pause milliseconds that each part takes longer */
async function open(pause = 0) {
  const visitor = await visit(stage.browser, stage.product.url);
  opened.push(visitor);
  const { page } = visitor;
  const asked = { count: 0 };
  await page.route(api, async (route) => {
    asked.count += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/file-upload-demo');
  await untilIslandLives(page);
  return { ...visitor, asked };
}

describe('an upload by somebody without an account', () => {
  it('pauses, goes on, outlives a line that breaks, and arrives whole', async () => {
    const { page, context, asked, errors } = await open(150);
    await page.getByRole('button', { name: 'Send a sample of 5 MB' }).click();
    await until('some of it was sent', async () => (await sent(page)) > 5);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused. What was sent is not sent again.').waitFor();
    const [paused, count] = [await sent(page), asked.count];
    await expectAccessible(page);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([await sent(page), asked.count]).toEqual([paused, count]);
    expect(paused).toBeLessThan(100);
    await page.getByRole('button', { name: 'Resume' }).click();
    await until('more of it was sent', async () => (await sent(page)) > paused);
    await context.setOffline(true);
    await page.getByText('The server cannot be reached right now.', { exact: false }).waitFor();
    await context.setOffline(false);
    await page.getByText('Everything arrived').waitFor();
    expect(await bar(page).getAttribute('aria-valuetext')).toBe('5 MB of 5 MB');
    await page.getByText('20 of 20 parts arrived with the same checksum.').waitFor();
    await page.getByRole('button', { name: 'Send another file' }).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('leaves nothing of a file on the server or on the device', async () => {
    const { page } = await open();
    const canary = 'a letter of 25 November about nothing at all';
    await choose(page, 'canary-letter.txt', Buffer.from(canary.repeat(2_000)));
    await page.getByText('Everything arrived').waitFor();
    const { text } = await readDeviceStorage(page);
    expect(text).not.toMatch(/canary|25 November/);
    expect(await filesWith(stage.product.dataFolder, ['canary-letter', canary])).toEqual([]);
  });

  it('is told of a part that was changed on the way', async () => {
    const { page } = await open();
    await page.route(api, (route) =>
      route.fulfill({
        json: {
          success: true,
          data: { bytes: 16_384, sha256: createHash('sha256').update('another').digest('hex') },
        },
      }),
    );
    await choose(page, 'note.txt', Buffer.alloc(20_000, 'x'));
    await page.getByText('It could not be sent').waitFor();
    expect(await sent(page)).toBe(0);
  });

  it('is refused what is empty or too large, before anything is sent', async () => {
    const { page, asked } = await open();
    await choose(page, 'empty.txt', Buffer.alloc(0));
    await page.getByText('This file is empty. Choose another.').waitFor();
    await choose(page, 'scan.bin', Buffer.alloc(25_000_001));
    await page.getByText('This file is larger than 25 MB.', { exact: false }).waitFor();
    expect(asked.count).toBe(0);
  });

  it('works with the keyboard alone, and keeps the focus', async () => {
    const { page } = await open(200);
    await page.getByRole('button', { name: 'Send a sample of 5 MB' }).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await until('the focus is on what can be done now', async () => (await focused()) === 'Pause');
    await page.keyboard.press('Enter');
    await page.getByText('Paused.', { exact: false }).waitFor();
    await until('it stays there', async () => (await focused()) === 'Resume');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Cancel');
    await page.keyboard.press('Enter');
    await until('it is where it began', async () => (await focused()) === 'Choose a file');
  });
});

/** Files of a folder that hold one of the words. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const found = [];
  for (const file of files) {
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    if (words.some((word) => content.includes(word))) found.push(file);
  }
  return found;
}
