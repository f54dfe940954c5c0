import type { Page } from 'playwright-core';

type Part = {
  /** Everything that decides whether the element keeps an accessibility rule. */
  whole: string;
  /** Everything that its colours can depend on; null if it contains no text. */
  colours: string | null;
};

/** Elements of a page that another story showed in the same way: below the same elements, with the same classes and states, at the same size. */
export type Parts = {
  isNew: readonly boolean[];
  hasNewColours: readonly boolean[];
  /** Marks them as known. */
  keep(): void;
};

const known = { whole: new Set<string>(), colours: new Set<string>() };

/** Names the elements of a page, so that `findViolations` checks the new ones; returns undefined with `--all`, which checks everything. */
export async function findParts(page: Page): Promise<Parts | undefined> {
  if (process.env.NADI_TEST_ALL) return undefined;
  const parts = await page.evaluate(nameParts);
  const here = new Set<string>();
  const isNewColour = (colours: string | null) => {
    if (colours === null || known.colours.has(colours) || here.has(colours)) return false;
    here.add(colours);
    return true;
  };
  return {
    isNew: parts.map(({ whole }) => !known.whole.has(whole)),
    hasNewColours: parts.map(({ colours }) => isNewColour(colours)),
    keep() {
      for (const { whole, colours } of parts) {
        known.whole.add(whole);
        if (colours !== null) known.colours.add(colours);
      }
    },
  };
}

/**
 * Runs in the page: names each element by everything that its colours and meaning can depend on, and keeps them in the same order for
 * `findViolations`.
 */
function nameParts(): Part[] {
  const told =
    /\s(?:id|for|name|tabindex|inert|aria-hidden|data-aria-hidden|href|src|alt|title|value|placeholder|data-key|data-collection|aria-(?:label|labelledby|describedby|controls|details|owns|valuetext|valuenow|description))="[^"]*"/g;
  // Position and size do not affect colours.
  const colours = (style: string) =>
    style.match(/(?:--|color|background|opacity|filter)[^;]*/g)?.join(';') ?? '';
  const states = [':hover', ':focus', ':focus-visible', ':checked', ':disabled', ':invalid', ':first-child'];
  const inState = [...states, ':last-child'].map((state) => new Set(document.querySelectorAll(state)));
  // A field shows that it contains the focus; an element that holds the whole page does not.
  const holders = new Set<Element>();
  for (
    let at = document.activeElement, level = 0;
    at && at !== document.body && level < 4;
    at = at.parentElement, level += 1
  )
    holders.add(at);
  const names = new Map<Element, string>();
  /** Returns a hash of 64 bits, so that no two of some ten thousand are the same. */
  const short = (text: string) => {
    let [one, other] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      one = (Math.imul(one, 31) + text.charCodeAt(at)) | 0;
      other = (Math.imul(other, 16_777_619) ^ text.charCodeAt(at)) | 0;
    }
    return `${one}.${other}`;
  };
  const nameOf = (element: Element): string => {
    const named = names.get(element);
    if (named !== undefined) return named;
    const { parentElement, previousElementSibling } = element;
    const own = [
      (element.cloneNode(false) as Element).outerHTML
        .replace(told, '')
        .replace(/ style="([^"]*)"/, (_, style: string) => colours(style)),
      previousElementSibling?.className ?? '',
      holders.has(element),
      inState.map((elements) => Number(elements.has(element))).join(''),
    ].join('|');
    const above = parentElement ? nameOf(parentElement) : `${innerWidth} ${innerHeight}`;
    const name = short(`${above}/${own}`);
    names.set(element, name);
    return name;
  };
  const isText = (element: Element) =>
    element.matches('input, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** Returns the information for assistive technology that decides whether a rule is kept: not the words, but that there are some. */
  const references = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-details',
    'aria-owns',
    'for',
  ];
  const words = ['aria-label', 'alt', 'title', 'placeholder', 'href', 'src', 'value', 'aria-valuetext'];
  const meaningOf = (element: Element): string => {
    const { labels } = element as HTMLInputElement;
    return [
      ...references.map((name) =>
        element
          .getAttribute(name)
          ?.split(/\s+/)
          .map((id) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length)
          .join(),
      ),
      ...words.map((name) => element.getAttribute(name)?.trim() && '+'),
      ...['tabindex', 'inert', 'aria-hidden', 'data-aria-hidden', 'aria-valuenow'].map((name) =>
        element.getAttribute(name),
      ),
      labels && [...labels].map((label) => Boolean(label.textContent?.trim())).join(),
      Boolean(element.textContent?.trim()),
      [...new Set([...element.children].map(({ localName }) => localName))].join(),
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
    ].join('|');
  };
  // React-aria's announcements are not checked, see `axe.ts`.
  const parts = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest('[data-live-announcer]'),
  );
  Object.assign(window, { parts });
  const meanings = new Map<Element, string>();
  const wholeOf = (element: Element): string => {
    const known = meanings.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement && element.parentElement !== document.body;
    const whole = short(
      `${above ? wholeOf(element.parentElement as Element) : ''}/${nameOf(element)}|${meaningOf(element)}`,
    );
    meanings.set(element, whole);
    return whole;
  };
  return parts.map((element) => ({
    whole: wholeOf(element),
    colours:
      isText(element) && element.checkVisibility({ visibilityProperty: true }) ? nameOf(element) : null,
  }));
}
