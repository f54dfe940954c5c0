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

/** Returns what WCAG 2.2 AA forbids in what is shown, in words. */
export async function findViolations(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof import('axe-core') }).axe.run(where, how),
    [context, rules === 'all' ? options : contrast] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`.trim()),
  );
}
