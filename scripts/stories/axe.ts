import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  },
  rules: { 'color-contrast': { enabled: true } },
  resultTypes: ['violations'],
};

/** What react-aria says aloud lives for seconds, longer than what its words may point to. */
const context = { exclude: ['[data-live-announcer]'] };

/** Puts axe into the page, to stay there while its stories change. */
export async function loadAxe(page: Page): Promise<void> {
  // Not as a script tag: the product's own content security policy forbids inline script.
  await page.evaluate(source);
}

/** Of all rules the one that a theme, which is nothing but colours, can break. */
const contrast: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/**
 * Returns what WCAG 2.2 AA forbids in what is shown, in words.
 *
 * @param isMeant of the texts that were named before: then only the contrast of those is looked at
 */
export async function findViolations(page: Page, isMeant?: readonly boolean[]): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    ([where, how, meant]) => {
      const { axe, texts } = window as unknown as { axe: typeof import('axe-core'); texts: Element[] };
      const include = meant?.flatMap((isSo, index) =>
        isSo && texts[index]?.isConnected ? [texts[index]] : [],
      );
      if (include?.length === 0) return { violations: [] } as unknown as AxeResults;
      return axe.run(include ? { ...where, include } : where, how);
    },
    [context, isMeant ? contrast : options, isMeant] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`.trim()),
  );
}
