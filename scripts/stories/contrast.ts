import type { Page } from 'playwright-core';
import { findContrastViolations } from './axe';
import type { Parts } from './parts';
import { turnTo } from './themes';

/**
 * Checks the contrast in the other themes, for texts that no other story has shown in the same way. With `--all` it checks
 * everything, by every rule.
 *
 * @param fail is called at once with each fault in a theme, while the page shows it
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
