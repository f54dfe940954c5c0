import type { Page } from 'playwright-core';

/** Marks each state that a sheet of a screen shows, by its name. */
const state = 'data-pictured-state';

/** States of a sheet that look the same as another one: a picture shows each look once. */
export async function findAlike(page: Page): Promise<string[]> {
  const pairs = await page.evaluate(look, state);
  return pairs.map(([one, other]) => `${other} looks as ${one}: name it in the sheet's "without"`);
}

/** Runs in the page. */
function look(mark: string): [string, string][] {
  // Elements that group others or are only read aloud are not visible.
  const unseen = /\s(?:id|for|name|aria-(?:label|labelledby|describedby|controls|details|owns))="[^"]*"/g;
  const known = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (const frame of document.querySelectorAll(`[${mark}]`)) {
    const name = frame.getAttribute(mark) ?? '';
    const [, ...shown] = frame.children;
    const looks = shown.map((part) => part.outerHTML.replace(unseen, '')).join('');
    const twin = known.get(looks);
    if (twin === undefined) known.set(looks, name);
    else pairs.push([twin, name]);
  }
  return pairs;
}

/** Returns the start of each state in whole pixels, from top to bottom. */
export const findTops = (page: Page): Promise<number[]> =>
  page.evaluate(
    (mark) =>
      [...document.querySelectorAll(`[${mark}]`)].map((frame) =>
        Math.round(frame.getBoundingClientRect().top + scrollY),
      ),
    state,
  );
