import type { Page } from 'playwright-core';

/** Resolves once the island of a demonstration has its code: a file that is chosen before is not taken. */
export const untilIslandLives = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island=demo]') ?? {}).some((key) => key.startsWith('__react')),
  );
