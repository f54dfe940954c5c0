import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { launchBrowser } from '../../browser';
import { isServed } from '../../browser-from-npm';
import { findViolations, loadAxe } from '../../stories/axe';
import { type Altered, alter, findCatalogue } from './altered';
import { startVisual, whenEnded, whenReviewed } from './visual-command';

jest.setTimeout(240_000);
/** Milliseconds to build a catalogue that does not exist yet. */
const timeToBuild = 600_000;

const pictures = 2;
const visual = (...args: string[]) => whenEnded(startVisual(catalogue.folder, ...args));
const button = 'components-button--sheet.320.light';

let browser: Browser;
let catalogue: Altered;

beforeAll(async () => {
  catalogue = alter(findCatalogue());
  browser = await chromium.launch(launchBrowser());
}, timeToBuild);
afterAll(async () => {
  await browser?.close();
  catalogue?.remove();
});

describe('npm run visual', () => {
  it('says of a sheet that is new how to accept it, and fails', async () => {
    const { code, output } = await visual('--no-review');
    expect(output).toContain(`${button}  new: no picture of it was accepted yet`);
    expect(output).toContain('npm run visual -- --update');
    expect(code).toBe(1);
  });

  it('is content with what was accepted, run after run', async () => {
    expect(await visual('--update')).toMatchObject({ code: 0 });
    for (let run = 0; run < 3; run += 1) {
      const { code, output } = await visual('--no-review');
      expect(output).toContain(`${pictures} as accepted, 0 not`);
      expect(code).toBe(0);
    }
  });

  it('catches a change of one pixel in Button, shows it, and is content once it is accepted', async () => {
    catalogue.draw('button[data-rac] { translate: 0 1px !important }');
    expect(await visual('--no-review')).toMatchObject({ code: 1 });

    const page = await browser.newPage();
    const command = startVisual(catalogue.folder, '--review');
    const ended = whenEnded(command);
    // Listens from the start: the address is printed only once.
    const reviewed = whenReviewed(command);
    const accepting = page.getByRole('button', { name: 'Accept Components / Button / Sheet, 320 px, light' });
    try {
      await page.goto(await reviewed);
      await page.getByRole('status').getByText(`${pictures} changed`).waitFor();
      await accepting.focus();
      await page.keyboard.press('Enter');
      await page.getByText(`1 accepted, ${pictures - 1} left to review`).waitFor();
      await page.getByRole('button', { name: 'Accept all shown' }).press('Enter');
      await page.getByText(`${pictures} accepted, 0 left to review`).waitFor();
      await page.getByRole('button', { name: 'Finish' }).press('Enter');
      expect((await ended).code).toBe(0);
    } finally {
      await page.close();
      command.kill();
    }
    expect(await visual('--no-review')).toMatchObject({ code: 0 });
  });

  it('shows a changed token as a changed sheet, in the theme that it is of', async () => {
    catalogue.draw('[data-theme="dark"] { --nadi-colour-river: #70d0c5 !important }');
    expect(await visual('--update')).toMatchObject({ code: 0 });
    catalogue.draw('[data-theme="dark"] { --nadi-colour-river: #71d0c5 !important }');
    const { code, output } = await visual('--no-review');
    expect(code).toBe(1);
    expect(output).toMatch(/✗ components-button--sheet\.1280\.dark {2}changed/);
    expect(output).toContain('1 as accepted, 1 not');
  });

  it('has a page for its review that all can read and use by keys, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 320, height: 640 } });
      await page.goto(`file://${join(catalogue.folder, 'results', 'index.html')}`);
      for (const view of ['Side by side', 'Slider', 'Before', 'After', 'Difference']) {
        await page.getByRole('radio', { name: view }).check();
        await loadAxe(page);
        expect(await findViolations(page)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByLabel('Name').fill('1280 button');
      expect(await page.getByRole('article').count()).toBe(1);
      await page.close();
    }
  });

  it('fails where no sheet is meant, rather than be content with nothing', async () => {
    const { code, output } = await visual('--no-review', '--only', 'buton');
    expect([code, output]).toEqual([1, expect.stringContaining('No sheet has "buton" in its id.')]);
  });

  it('compares nothing if the pictures are of another browser, says so, and fails where the browser from npm runs', async () => {
    const file = join(catalogue.folder, 'baselines', 'fingerprint.json');
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(kept), browser: '1.2.3.4' }));
    const { code, output } = await visual('--no-review');
    writeFileSync(file, kept);
    expect(code).toBe(isServed() ? 1 : 0);
    expect(output).toContain('Nothing was compared');
    expect(output).toContain('Chromium 1.2.3.4 there');
    expect(JSON.parse(readFileSync(join(catalogue.folder, 'results', 'counts.json'), 'utf8'))).toMatchObject({
      passed: 0,
      failed: isServed() ? 1 : 0,
      skipped: isServed() ? 0 : 1,
    });
  });

  it('is not content with letters of the system, which another machine does not have', async () => {
    catalogue.draw('button[data-rac] { font-family: monospace !important }');
    const { code, output } = await visual('--update');
    expect(code).toBe(1);
    expect(output).toMatch(/broken: no face of ours has .*: drawn in .*, which is this system's/);
    expect(output).toContain('Accepted: 0 pictures');
    catalogue.draw('');
  });
});
