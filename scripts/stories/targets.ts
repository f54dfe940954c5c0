import type { Page } from 'playwright-core';

/**
 * Finds targets that are smaller than a finger needs: 44 px each way, or within a sentence a circle of 24 px that no other target
 * overlaps (WCAG 2.5.8). Measured by pressing, so that a label or a larger invisible area counts.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const found = await page.evaluate(look);
  return found.map(({ size, html }) => `is only ${size} px to be pressed: ${html}`);
}

/** Runs in the page. */
function look(): { size: string; html: string }[] {
  const wanted = [
    'a[href]',
    'button',
    'input:not([type=hidden])',
    'select',
    'textarea',
    'summary',
    '[role=button]',
    '[role=tab]',
    '[role=menuitem]',
    '[role=option]',
    '[role=switch]',
  ].join(',');
  const all = [...document.body.querySelectorAll<HTMLElement>(wanted)]
    .filter((element) => !element.closest('[aria-hidden=true], [inert], [hidden], .sb-wrapper'))
    .filter(
      (element) =>
        !element.matches(':disabled, [aria-disabled=true], [data-disabled], [tabindex="-1"]:not([role])'),
    );
  const small: { size: string; html: string }[] = [];
  for (const element of all) {
    const place = areaOf(element);
    if (!place?.checkVisibility({ visibilityProperty: true })) continue;
    // An element under a sticky bar is scrolled out from under it before it is pressed.
    place.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = place.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (box.width >= 43.5 && box.height >= 43.5) continue;
    if (isInSentence(place) ? isApart(place, box) : reaches(place)) continue;
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    small.push({ size, html: place.outerHTML.slice(0, 200) });
  }
  return small;

  /** Returns the element that is pressed in place of an invisible control. */
  function areaOf(element: HTMLElement): HTMLElement | null {
    // Read as a whole by the pointer, and used by keys; not pressed.
    if (element.matches('input[type=range]')) return null;
    const label = element.closest('label');
    if (label) return label;
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0' ? null : element;
  }

  function isInSentence(element: HTMLElement): boolean {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const own = element.textContent?.trim() ?? '';
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).display.startsWith('inline')) continue;
      return (at.textContent?.trim().length ?? 0) > own.length + 2;
    }
    return false;
  }

  function isApart(element: HTMLElement, box: DOMRect): boolean {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return all.every((other) => {
      if (other === element || other.contains(element) || element.contains(other)) return true;
      const its = (areaOf(other) ?? other).getBoundingClientRect();
      if (its.width <= 1) return true;
      const [dx, dy] = [
        x - Math.max(its.left, Math.min(x, its.right)),
        y - Math.max(its.top, Math.min(y, its.bottom)),
      ];
      return Math.hypot(dx, dy) >= 12;
    });
  }

  /** True if a finger 22 px beside the middle still hits it. */
  function reaches(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const half = { x: Math.max(box.width / 2 - 1, 21), y: Math.max(box.height / 2 - 1, 21) };
    return [
      [x - half.x, y],
      [x + half.x, y],
      [x, y - half.y],
      [x, y + half.y],
    ].every(([atX = 0, atY = 0]) => {
      const met = document.elementFromPoint(atX, atY);
      return met !== null && (met === element || element.contains(met) || met.closest('label') === element);
    });
  }
}
