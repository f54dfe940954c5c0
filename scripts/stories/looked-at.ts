import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/**
 * Remembers the pages that were checked already, so that stories that result in the same page, such as one and its "on a phone", are
 * checked once.
 */
export function createLookedAt() {
  const seen = new Set<string>();
  /** True if another story has left the same page, or the same part of it; from the second time on. */
  return async (page: Page, where = 'body', ...also: unknown[]): Promise<boolean> => {
    const key = createHash('sha256')
      .update(JSON.stringify([also, await page.evaluate(describe, where)]))
      .digest('hex');
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown && !process.env.NADI_TEST_ALL;
  };
}

/** Runs in the page: returns its whole content except ids, which differ each time. */
function describe(where: string): string[] {
  const ids =
    /\s(?:id|for|name|data-key|data-collection|aria-(?:labelledby|describedby|controls|details|owns))="[^"]*"/g;
  const places = [...document.querySelectorAll(where)];
  const fields = places.flatMap((place) => [
    ...place.querySelectorAll<HTMLInputElement>('input, textarea, select'),
  ]);
  return [
    ...places.map(({ outerHTML }) => outerHTML.replace(ids, '')),
    ...fields.map(({ value, checked }) => `${value} ${checked}`),
  ];
}
