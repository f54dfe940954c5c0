import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/**
 * Remembers which pages were looked at already, so that stories that come to the same page, as one and its "on a phone" often do, are
 * looked at once.
 */
export function createLookedAt() {
  const seen = new Set<string>();
  /** Whether another story has left the same page; says so from the second on. */
  return async (page: Page, ...also: unknown[]): Promise<boolean> => {
    const key = createHash('sha256')
      .update(JSON.stringify([also, await page.evaluate(describe)]))
      .digest('hex');
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown && !process.env.NADI_TEST_ALL;
  };
}

/** Runs in the page: all of it but the ids, which are others each time. */
function describe(): string[] {
  const ids =
    /\s(?:id|for|name|data-key|data-collection|aria-(?:labelledby|describedby|controls|details|owns))="[^"]*"/g;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return [
    document.body.outerHTML.replace(ids, ''),
    ...fields.map(({ value, checked }) => `${value} ${checked}`),
  ];
}
