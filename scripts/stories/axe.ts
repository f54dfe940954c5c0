import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Parts } from './parts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  },
  rules: { 'color-contrast': { enabled: true } },
  resultTypes: ['violations'],
};

/** React-aria's announcements stay for seconds, longer than the elements that they may refer to. */
const context = { exclude: ['[data-live-announcer]'] };

/** Adds axe to the page, where it stays while stories change. */
export async function loadAxe(page: Page): Promise<void> {
  // Adds no script tag: the product's own content security policy forbids inline scripts.
  await page.evaluate(source);
}

/** The only rule that a theme, which consists of colours, can break. */
const contrast: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/** Elements for which one far below can break a rule: a hidden focus, an invalid child of a list. */
const owners =
  '[aria-hidden=true], a, button, label, summary, ul, ol, dl, table, fieldset, select, [role]:not([role=main], [role=dialog], [role=region], [role=navigation], [role=form], [role=alert], [role=status])';

/** Returns the violations of WCAG 2.2 AA on the page, as text. @param parts of which only the new ones are checked */
export function findViolations(page: Page, parts?: Parts): Promise<string[]> {
  return find(page, options, parts?.isNew, owners);
}

/** Returns the violations of WCAG 2.2 AA in another theme. @param parts of which only the new ones are checked, for contrast only */
export function findContrastViolations(page: Page, parts?: Parts): Promise<string[]> {
  return find(page, parts ? contrast : options, parts?.hasNewColours, null);
}

/**
 * @param isMeant selects the parts to check among those that were named before
 * @param around elements that are checked with the parts that they contain
 */
async function find(
  page: Page,
  how: RunOptions,
  isMeant: readonly boolean[] | undefined,
  around: string | null,
): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    ([where, rules, meant, near]) => {
      const { axe, parts } = window as unknown as { axe: typeof import('axe-core'); parts: Element[] };
      if (!meant) return axe.run(where, rules);
      const outermost = (element: Element): Element => {
        if (!near) return element;
        let found = element.parentElement ?? element;
        for (let at = found.closest(near); at; at = at.parentElement?.closest(near) ?? null) found = at;
        return found;
      };
      const chosen = new Set(
        meant.flatMap((isSo, index) => {
          const part = parts[index];
          return isSo && part?.isConnected ? [outermost(part)] : [];
        }),
      );
      if (chosen.size === 0) return { violations: [] } as unknown as AxeResults;
      return axe.run({ ...where, include: [...chosen] }, rules);
    },
    [context, how, isMeant, around] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`.trim()),
  );
}
