import type { Page } from 'playwright-core';

/** Waits until nothing on the page moves any more. Returns the height of the whole content. */
export function standStill(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const html = document.documentElement;
    scrollTo(0, 0);
    // A caret blinks.
    html.style.caretColor = 'transparent';
    const waiting = [...document.images].filter((image) => {
      image.loading = 'eager';
      return !image.complete;
    });
    // An image that cannot be loaded is shown as such.
    await Promise.all(waiting.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;

    // Elements that measure themselves, such as a chart or an open list, are drawn again afterwards: their work must be finished, not only the frame.
    let changes = 0;
    const watch = new MutationObserver((records) => {
      changes += records.length;
    });
    watch.observe(html, { subtree: true, childList: true, attributes: true, characterData: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    // Anything that never stops is drawn differently the next time, and is found by that.
    const end = performance.now() + 3000;
    for (let quiet = 0; quiet < 2 && performance.now() < end; ) {
      const before = `${changes} ${html.scrollHeight}`;
      await frame();
      await idle();
      quiet = before === `${changes} ${html.scrollHeight}` ? quiet + 1 : 0;
    }
    watch.disconnect();
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (!isEndless) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    // The page behind a dialog does not scroll.
    const isHeld = [html, document.body].some((one) => getComputedStyle(one).overflowY === 'hidden');
    return isHeld ? innerHeight : Math.max(html.scrollHeight, innerHeight);
  });
}

/** Themes are CSS variables: changing the attribute gives the same result as rendering again, with anything that the play function opened. */
export function turnTo(page: Page, theme: string): Promise<void> {
  return page.evaluate(async (name) => {
    document.documentElement.setAttribute('data-theme', name);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, theme);
}
