import type { Page } from 'playwright-core';
import { findContrastViolations } from './axe';
import type { Parts } from './parts';
import { turnTo } from './themes';

/**
 * Looks at the contrast in the themes that are left, of texts that no other story has shown the same. With `--all` it looks at
 * everything, by every rule.
 *
 * @param fail is told at once what is wrong in a theme, while the page shows it
 */
export async function findContrast(
  page: Page,
  themes: readonly string[],
  parts: Parts | undefined,
  fail: (theme: string, problems: string[]) => Promise<void>,
): Promise<void> {
  if (parts && !parts.hasNewColours.includes(true)) return;
  for (const theme of themes) {
    await turnTo(page, theme);
    await fail(theme, await findContrastViolations(page, parts));
  }
}
