import type { Page } from 'playwright-core';

/**
 * Finds words that are broken between two letters although the screen is wide enough for them, as in a table whose columns are too narrow
 * for large text. Addresses and identifiers may break.
 */
export async function findBrokenWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(look);
  return words.map((word) => `breaks "${word}" between its letters`);
}

/** Runs in the page. */
function look(): string[] {
  const broken = new Set<string>();
  // Longer words may not fit beside an icon, within the padding of a card.
  const room = innerWidth * 0.4;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    // Text for screen readers only is in a box of one pixel.
    if (
      !owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      owner.closest('svg, pre, code, samp, kbd')
    )
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
      const before = node.textContent?.slice(0, index).match(/\S*$/)?.[0] ?? '';
      const after = node.textContent?.slice(index + word.length).match(/^\S*/)?.[0] ?? '';
      if (/[@/_:#\d]/.test(before + after) || before.endsWith('.') || /^\.\p{L}/u.test(after)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      if (tops.size < 2 || lines.every(({ height }) => height <= 1)) continue;
      if (isClipped(owner)) continue;
      const whole = lines.reduce((sum, { width }) => sum + width, 0);
      if (whole <= room) broken.add(word);
    }
  }
  return [...broken];

  function isClipped(from: Element): boolean {
    for (let at: Element | null = from; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 && height <= 1) return true;
    }
    return false;
  }
}
