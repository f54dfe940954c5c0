import type { Page } from 'playwright-core';

/** Shows the page in a theme. A theme is CSS variables: changing the attribute gives the same result as rendering again. */
export async function turnTo(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    // Colours in transition belong to neither theme, so transitions are finished at once. Endless animations, such as a skeleton's, have no end.
    const end = () => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    };
    end();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Elements that inherit a colour start their transition after that of the parent has ended.
    end();
  }, theme);
}
