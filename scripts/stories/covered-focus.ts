import type { Page } from 'playwright-core';
import { createLookedAt } from './looked-at';

/** A window of 1280 x 1024 at a zoom of 400 % (WCAG 1.4.10), and a small phone with text at 200 %. */
const windows = [
  { width: 320, height: 256, text: '' },
  { width: 320, height: 480, text: '200%' },
];

/** True if another story has shown the same dialog; the page behind it does not matter. */
const wasWalked = createLookedAt();

/** More tab stops than any dialog has. */
const maxStops = 40;

/**
 * Tabs through the open dialog, if there is one, in small windows: the focused element must be visible, and never be behind a footer
 * or a close button that stays while the rest scrolls. The page keeps its size.
 */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  // Dialogs by Radix: those by react-aria are lists and notes beside the element that opened them.
  const dialogs = '[role=dialog][data-state=open]';
  if ((await page.locator(dialogs).count()) === 0 || (await wasWalked(page, dialogs))) return [];
  const problems: string[] = [];
  for (const { text, ...size } of windows) {
    await page.setViewportSize(size);
    await setText(page, text);
    // The next key press must find the new layout.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const found = await walk(page);
    problems.push(...found.map((problem) => `${size.width} x ${size.height} ${text}: ${problem}`));
  }
  await setText(page, '');
  return problems;
}

const setText = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

async function walk(page: Page): Promise<string[]> {
  // An element that already has the focus when the window shrinks gets no other event to scroll into view.
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  const problems = new Set<string>();
  const seen = new Set<string>();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    let { at, coveredBy } = await page.evaluate(look);
    // The page may still be moving.
    if (coveredBy) ({ at, coveredBy } = await page.evaluate(look));
    if (coveredBy) problems.add(`${at} has the focus and is covered by ${coveredBy}`);
    if (stop > 0 && seen.has(at)) break;
    seen.add(at);
  }
  return [...problems];
}

/** Runs in the page: returns the focused element, and anything that covers it. */
async function look(): Promise<{ at: string; coveredBy?: string }> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  // A list that scrolls by itself keeps the position of its options; a hidden element only passes the focus on.
  if (!focused || focused.matches('body, [role=option], [aria-hidden=true]')) return { at: 'nothing' };
  // For a radio button or a checkbox, only its label is visible.
  const seen = focused.closest('label') ?? focused;
  const at = focused.outerHTML.replace(/ (class|style|data-[a-z-]+)="[^"]*"/g, '').slice(0, 140);
  // A link may span several lines.
  const { left, right, top, bottom } = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  // For an element higher than the window, the visible part.
  const isTall = bottom - top > innerHeight * 0.6;
  const heights = isTall
    ? [(Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
    : [top + 3, (top + bottom) / 2, bottom - 3];
  for (const y of heights) {
    const met = document.elementFromPoint(x, y);
    if (!met)
      return { at, coveredBy: `the edge of the window (${Math.round(top)} to ${Math.round(bottom)})` };
    const isItself = seen.contains(met) || met.contains(seen) || met.closest('label') === seen;
    if (!isItself) return { at, coveredBy: met.outerHTML.slice(0, 120) };
  }
  return { at };
}
