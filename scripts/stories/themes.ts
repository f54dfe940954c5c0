import type { Page } from 'playwright-core';

/** Shows the page in a theme, which is variables of CSS: turning the attribute shows what rendering anew would. */
export async function turnTo(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    // Colours on their way are neither of both themes: they are taken to their end. What moves for ever, a skeleton, has none.
    const end = () => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    };
    end();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // What inherits a colour begins to change when that has ended.
    end();
  }, theme);
}
