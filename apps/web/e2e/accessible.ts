import { expect } from '@jest/globals';
import { source } from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
};

/** Holds the page as it stands against WCAG 2.2 AA, as far as a program can. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const found = await axe.run(document, {
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}
