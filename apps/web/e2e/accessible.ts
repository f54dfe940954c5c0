import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations, loadAxe } from '../../../scripts/stories/axe';

/** Holds the page as it stands against WCAG 2.2 AA, as far as a program can. */
export async function expectAccessible(page: Page): Promise<void> {
  await loadAxe(page);
  expect(await findViolations(page)).toEqual([]);
}
