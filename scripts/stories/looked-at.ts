import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/**
 * Remembers which pages were looked at already, so that stories that come to the same page, as one and its "on a phone" often do, are
 * looked at once.
 */
export function createLookedAt() {
  const seen = new Set<string>();
  /** Whether another story has left the same page, or the same there; says so from the second on. */
  return async (page: Page, where = 'body', ...also: unknown[]): Promise<boolean> => {
    const key = createHash('sha256')
      .update(JSON.stringify([also, await page.evaluate(describe, where)]))
      .digest('hex');
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown && !process.env.NADI_TEST_ALL;
  };
}

/** Runs in the page: all of what is there but the ids, which are others each time. */
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
