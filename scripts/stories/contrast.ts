import type { Page } from 'playwright-core';
import { findViolations } from './axe';
import { turnTo } from './themes';

/** Texts that were looked at, each by all that its colours can come from. */
const known = new Set<string>();

/**
 * Looks at the contrast in the themes that are left, of texts that no other story has shown the same: below the same elements, with the
 * same classes and states, in a window of the same size. With `--all` it looks at everything, by every rule.
 *
 * @param fail is told at once what is wrong in a theme, while the page shows it
 */
export async function findContrast(
  page: Page,
  themes: readonly string[],
  fail: (theme: string, problems: string[]) => Promise<void>,
): Promise<void> {
  const isAll = Boolean(process.env.NADI_TEST_ALL);
  const found = isAll ? [] : await page.evaluate(nameTexts);
  const isNew = found.map((name, index) => !known.has(name) && found.indexOf(name) === index);
  if (!isAll && !isNew.includes(true)) return;
  for (const theme of themes) {
    await turnTo(page, theme);
    await fail(theme, await findViolations(page, isAll ? undefined : isNew));
  }
  for (const name of found) known.add(name);
}

/** Runs in the page: names each text by what its colours can come from, and keeps them in the same order for `findViolations`. */
function nameTexts(): string[] {
  const told =
    /\s(?:id|for|name|tabindex|inert|aria-hidden|data-aria-hidden|href|src|alt|title|value|placeholder|data-key|data-collection|aria-(?:label|labelledby|describedby|controls|details|owns|valuetext|valuenow|description))="[^"]*"/g;
  // Of where something stands, and how large it is, nothing has a colour.
  const colours = (style: string) =>
    style.match(/(?:--|color|background|opacity|filter)[^;]*/g)?.join(';') ?? '';
  const states = [':hover', ':focus', ':focus-visible', ':checked', ':disabled', ':invalid', ':first-child'];
  const inState = [...states, ':last-child'].map((state) => new Set(document.querySelectorAll(state)));
  // A field shows that something within it has the focus; what holds the whole page does not.
  const holders = new Set<Element>();
  for (
    let at = document.activeElement, level = 0;
    at && at !== document.body && level < 4;
    at = at.parentElement, level += 1
  )
    holders.add(at);
  const names = new Map<Element, string>();
  /** Of 64 bits, so that no two of some ten thousand are the same. */
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
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => isText(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  Object.assign(window, { texts });
  return texts.map(nameOf);
}
