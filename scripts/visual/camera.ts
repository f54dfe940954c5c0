import { setTimeout } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { openContext, openPreview, playStory } from '../stories/drive';
import { findSystemGlyphs } from './glyphs';
import { standStill, turnTo } from './stand';
import { findAlike, findTops } from './states';

const heights: Record<number, number> = { 320: 640 };
const usualHeight = 800;

export type Camera = {
  /** Renders a story at a width. Returns the errors. */
  show(story: string, width: number): Promise<string[]>;
  /** Takes the full height of the content, as a PNG. */
  take(theme: string): Promise<Buffer>;
  /** Returns the start of each state in a sheet of a screen. */
  findTops(): Promise<number[]>;
  /** Returns letters on the page that are drawn in a font of this machine, as text. */
  findSystemGlyphs(): Promise<string[]>;
  /** Opens the preview again, without what the stories before have left on its page. */
  reopen(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Keeps the browser's own pointer from the page, which lies somewhere on it and is told of each change of layout, at a moment that differs
 * from one time to the next: only a play function says what is hovered.
 */
function ignorePointer(): void {
  const ends = ['over', 'out', 'enter', 'leave', 'move'];
  for (const type of ends.flatMap((end) => [`pointer${end}`, `mouse${end}`]))
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

/** Milliseconds after which a request that does not end is left alone: a picture that differs because of it is taken again. */
const requestTimeoutMs = 10_000;

/** Counts the requests of a page: `started` so far, and `settled` once none is under way. */
function watchRequests(page: Page) {
  let started = 0;
  const pending = new Set<Request>();
  page.on('request', (request) => {
    started += 1;
    pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  return {
    started: () => started,
    async settled() {
      const end = performance.now() + requestTimeoutMs;
      while (pending.size > 0 && performance.now() < end) await setTimeout(10);
      pending.clear();
    },
  };
}

/**
 * Opens the preview with all of its fonts: a list or a dialog that measures itself while a font is still on its way may stand otherwise
 * than on a page that has the font from an earlier story.
 */
async function openWithFonts(page: Page, url: string): Promise<void> {
  await openPreview(page, url);
  await page.evaluate(async () => {
    // The preview names fonts of its own that it does not bring along.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
}

/** Opens a page with the preview, which takes pictures of one story after another. */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.addInitScript(ignorePointer);
  await openWithFonts(page, url);
  const session = await context.newCDPSession(page);
  const requests = watchRequests(page);
  let size = { width: 0, height: 0 };
  let height = 0;
  return {
    async show(story, width) {
      if (width !== size.width) {
        size = { width, height: heights[width] ?? usualHeight };
        await page.setViewportSize(size);
      }
      const problems = await playStory(page, story);
      // Leftovers of a broken story must not break the next one.
      if (problems.length > 0) {
        await openWithFonts(page, url);
        return problems;
      }
      // Code that a part fetches when it is shown changes the page after it has stood still.
      for (let started = -1; started !== requests.started(); ) {
        await requests.settled();
        started = requests.started();
        height = await standStill(page);
      }
      return findAlike(page);
    },
    async take(theme) {
      await turnTo(page, theme);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    findTops: () => findTops(page),
    findSystemGlyphs: () => findSystemGlyphs(page, session),
    reopen: () => openWithFonts(page, url),
    close: () => context.close(),
  };
}
