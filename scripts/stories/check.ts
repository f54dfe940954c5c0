import type { Page } from 'playwright-core';
import { findViolations, loadAxe } from './axe';
import { findBrokenWords } from './broken-words';
import { findContrast } from './contrast';
import { findCoveredFocus } from './covered-focus';
import { findCoveredRings } from './covered-rings';
import { fitViewport, openPreview, playStory } from './drive';
import { findLostErrors } from './error-summaries';
import { leaves } from './leaves';
import { createLookedAt } from './looked-at';
import { findParts } from './parts';
import { type Failure, pictureOf } from './report';
import { findSmallTargets } from './targets';
import { turnTo } from './themes';

const otherThemes = ['dark', 'high-contrast'];

const wasSeen = createLookedAt();
const wasSeenSmall = createLookedAt();

/** Checks one story after another in one page. */
export async function createChecker(page: Page, url: string) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  // One address shows the whole product without a server.
  page.on('request', (request) => {
    if (leaves(request.url(), url))
      errors.push(`request: ${request.method()} ${request.url()} leaves the catalogue`);
  });
  const open = async () => {
    await openPreview(page, url);
    await loadAxe(page);
    errors.length = 0;
  };
  await open();

  /** Plays it in the light theme, then checks the result in every theme, on small phones, with large text and by keyboard. */
  return async function check(story: string): Promise<Failure[]> {
    const failures: Failure[] = [];
    const fail = async (theme: string, problems: string[]) => {
      if (problems.length === 0) return;
      failures.push({ story, theme, problems });
      await page.screenshot({ path: pictureOf({ story, theme }) });
    };

    await fitViewport(page, story);
    const played = await playStory(page, story);
    await page.evaluate(() => document.fonts.ready);
    // Includes anything that the play function has opened.
    await turnTo(page, 'light');
    const parts = await findParts(page);
    await fail('light', [...played, ...(await findViolations(page, parts))]);
    // A sheet shows all states side by side; no one reads or presses it on a phone.
    const isSheet = story.endsWith('--sheet');
    if (!(await wasSeen(page, 'body', page.viewportSize()))) {
      await findContrast(page, otherThemes, parts, fail);
      if (!isSheet) await fail('targets', await findSmallTargets(page));
    }
    if (failures.length === 0) parts?.keep();
    await page.setViewportSize({ width: 320, height: 640 });
    const isAlike = await wasSeenSmall(page);
    if (!isAlike) await fail('320px', await findSidewaysScroll(page));
    if (!isAlike && !isSheet) {
      await fail('320px-targets', await findSmallTargets(page));
      await withLargeText(page, async () => fail('320px-large-text', await findSidewaysScroll(page)));
      await page.setViewportSize({ width: 390, height: 844 });
      await withLargeText(page, async () => fail('390px-large-text', await findBrokenWords(page)));
      await fail('error-summary', await findLostErrors(page));
      await fail('keyboard', [...(await findCoveredFocus(page)), ...(await findCoveredRings(page))]);
    }
    await fail('any theme', errors.splice(0));

    // Leftovers of a broken story must not break the next one.
    if (failures.length > 0) await open();
    return failures;
  };
}

/** Text at 200 % (WCAG 1.4.4), as people set it on a phone. */
async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const setText = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setText('200%');
  await look();
  await setText('');
}

async function findSidewaysScroll(page: Page): Promise<string[]> {
  // Elements that measure themselves, such as a chart or an open list, take a moment to fit.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= 320, undefined, { timeout: 1000 })
    .catch(() => undefined);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [`needs ${width} px and scrolls sideways at 320`] : [];
}
