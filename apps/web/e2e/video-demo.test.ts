// areas: demos
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser';
import { setStage } from './stage';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
/** With a camera that shows a clock and a microphone that beeps, as Chromium has them for tests, and a person who says yes. */
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(
    launchBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
  );
});
afterAll(() => browser?.close());

const opened: Pick<Visitor, 'close'>[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const start = (page: Page) => page.getByRole('button', { name: 'Turn on the camera and microphone' });

async function open(by: Browser): Promise<Visitor> {
  const visitor = await visit(by, stage.product.url);
  opened.push(visitor);
  await visitor.page.goto('/video-call-demo');
  return visitor;
}

/** Tells whether any of the page's own tracks still runs, asked of the picture. */
const isShown = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && !video.paused);

describe('the check of camera and microphone', () => {
  it('shows and hears somebody without an account, who pressed before there was code, and turns everything off', async () => {
    const letGo = stage.product.proxy.hold(/^\/assets\/island-video-demo-[^/]+\.js$/);
    const { page, errors } = await open(browser).finally(() => opened.push({ close: async () => letGo() }));
    await start(page).click();
    await page.locator('button[aria-busy]', { hasText: 'Turn on the camera and microphone' }).waitFor();
    letGo();
    const picture = page.getByLabel('Your camera, mirrored');
    await picture.waitFor();
    await until('the camera is seen', () => isShown(page));
    const meter = page.getByRole('meter', { name: 'Microphone level' });
    await until('the beep is heard', async () => (await meter.getAttribute('aria-valuetext')) === 'Heard');
    const cameras = page.getByRole('combobox', { name: 'Camera' }).locator('option');
    await until('the cameras are named', async () => Boolean((await cameras.allTextContents())[0]));
    await page.getByRole('button', { name: 'Mute' }).click();
    await page.getByText('You are muted. Nobody would hear you.').waitFor();
    expect(await meter.count()).toBe(0);
    await page.getByRole('button', { name: 'Unmute' }).click();
    await meter.waitFor();
    await page.getByRole('button', { name: 'Turn camera off' }).click();
    await page.getByText('Your camera is off.', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Turn camera on' }).click();
    await until('the camera is seen again', () => isShown(page));
    const sound = page.getByRole('button', { name: 'Play a test sound' });
    await sound.click();
    await until('the sound has ended', async () => (await sound.getAttribute('data-pending')) === null);
    await page.getByText('You should hear three notes', { exact: false }).waitFor();
    const track = await picture.evaluateHandle(
      (video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks()[0],
    );
    await page.getByRole('button', { name: 'Turn everything off' }).click();
    await start(page).waitFor();
    expect(await track.evaluate((one) => one?.readyState)).toBe('ended');
    expect(errors).toEqual([]);
  });

  it('chooses another microphone by keyboard', async () => {
    const { page } = await open(browser);
    await start(page).click();
    const choice = page.getByRole('combobox', { name: 'Microphone' });
    await choice.waitFor();
    await until('there is another', async () => (await choice.locator('option').count()) > 1);
    const before = await choice.inputValue();
    await choice.focus();
    await page.keyboard.press(
      before === (await choice.locator('option').last().getAttribute('value')) ? 'ArrowUp' : 'ArrowDown',
    );
    await until('another is in use', async () => (await choice.inputValue()) !== before);
    await page.getByRole('meter', { name: 'Microphone level' }).waitFor();
  });

  it('says what to do where nothing is allowed or nothing is there', async () => {
    // This browser has no devices, and nobody who says yes.
    const { page, errors } = await open(stage.browser);
    await start(page).click();
    await page
      .getByText(/^(No camera or microphone was found\.|The camera and microphone were not allowed\.)$/)
      .waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('says where no code runs what it needs', async () => {
    const context = await stage.browser.newContext({ baseURL: stage.product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/video-call-demo');
    // Playwright looks for no texts within `noscript`.
    expect(await page.locator('main noscript p').textContent()).toContain(
      'The camera and microphone need JavaScript',
    );
    expect(await start(page).isVisible()).toBe(false);
    await context.close();
  });
});
