import type { Page } from 'playwright-core';
import { countOther } from '../visual/count-other';

/** Each thing that can be focused, as the page knows it while it is looked at. */
const mark = 'data-ring-suspect';

/** What of a ring may lie behind something: a badge on its corner, not a side of it. */
const leastSeen = 0.7;

/** What was judged already and is covered by nothing: the same thing of the same size, below the same elements. */
const judged = new Set<string>();

/**
 * Finds rings of focus that something lies over which no pointer meets, such as the `::after` of a card or the fading edge of a foot:
 * elements below the pointer say nothing of them. What may be covered is found by asking what lies there once all of it can be met, and
 * judged by pictures: the ring in two colours, with and without what lies over it. Leaves the focus where it looked last.
 */
export async function findCoveredRings(page: Page): Promise<string[]> {
  const suspects = await page.evaluate(findSuspects, mark);
  const isNew = ({ like }: { like: string }) => !judged.has(like) || Boolean(process.env.NADI_TEST_ALL);
  if (!suspects.some(isNew)) return [];
  // Rings are drawn for who uses the keyboard.
  await page.keyboard.press('Tab');
  const problems: string[] = [];
  for (const [index, suspect] of suspects.entries()) {
    if (!isNew(suspect)) continue;
    const { is, under, like } = suspect;
    const clip = await page.evaluate(focus, [mark, index] as const);
    if (!clip) continue;
    const seen = await measureRing(page, clip);
    await page.evaluate(hide, [mark, index, true] as const);
    const whole = await measureRing(page, clip);
    await page.evaluate(hide, [mark, index, false] as const);
    if (seen < whole * leastSeen)
      problems.push(
        `${is} has the focus, and ${under} covers its ring (${seen} of ${whole} pixels are seen)`,
      );
    else judged.add(like);
  }
  return problems;
}

type Clip = { x: number; y: number; width: number; height: number };

/** How many pixels are of the colour of focus. */
async function measureRing(page: Page, clip: Clip): Promise<number> {
  const pictures: Buffer[] = [];
  for (const colour of ['rgb(255, 0, 255)', 'rgb(0, 255, 0)']) {
    await page.evaluate(paintFocus, colour);
    pictures.push(await page.screenshot({ clip }));
  }
  await page.evaluate(paintFocus, '');
  const [one = Buffer.alloc(0), other = one] = pictures;
  return countOther(one, other);
}

/** Runs in the page, as all below. A style of the element itself comes before that of the theme. */
function paintFocus(colour: string): void {
  const { style } = document.documentElement;
  if (colour) style.setProperty('--nadi-colour-focus', colour, 'important');
  else style.removeProperty('--nadi-colour-focus');
}

/** What may have its ring covered, in words and by what; each is marked by its number. */
function findSuspects(name: string): { is: string; under: string; like: string }[] {
  const rule = document.createElement('style');
  document.head.append(rule);
  const named = (element: Element) =>
    element.outerHTML.replace(/ (class|style|data-[a-z-]+)="[^"]*"/g, '').slice(0, 120);
  const focusable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      !element.closest('[aria-hidden=true], [inert], [hidden], [role=option]') &&
      !element.matches(':disabled'),
  );
  const places = focusable.flatMap((element) => {
    // Of a radio or a box only its label is seen.
    const seen = element.closest('label') ?? element;
    const { left, right, top, bottom } = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    const isThere = right - left >= 8 && bottom - top >= 8 && top < innerHeight && bottom > 0;
    if (!isThere) return [];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inside: [number, number][] = [
      [x, y],
      [x, top + 2],
      [x, bottom - 2],
      [left + 2, y],
      [right - 2, y],
    ];
    const around: [number, number][] = [
      [x, top - 3],
      [x, bottom + 3],
      [left - 3, y],
      [right + 3, y],
    ];
    return [{ element, seen, inside, around }];
  });
  const found = new Map<HTMLElement, string>();
  // Of what is drawn before and after elements.
  rule.textContent =
    '* { pointer-events: none !important } *::before, *::after { pointer-events: auto !important }';
  for (const { element, seen, inside, around } of places) {
    const origin = [...inside, ...around]
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .find((met) => !seen.contains(met) && met !== document.documentElement && met !== document.body);
    if (origin) found.set(element, `what is drawn before or after ${named(origin)}`);
  }
  // Of elements that let the pointer through.
  rule.textContent = '* { pointer-events: auto !important }';
  for (const { element, seen, inside } of places) {
    if (found.has(element)) continue;
    const over = inside
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((met) => met && !seen.contains(met) && !met.contains(seen));
    if (!over) continue;
    found.set(element, named(over));
    over.setAttribute(`${name}-over`, '');
  }
  rule.remove();
  const likeOf = (element: HTMLElement, under: string) => {
    const { width, height, left } = element.getBoundingClientRect();
    const above: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      above.push(`${at.localName}.${at.getAttribute('class')}`);
    return [under, Math.round(left), Math.round(width), Math.round(height), innerWidth, ...above].join(' ');
  };
  return [...found].map(([element, under], index) => {
    element.setAttribute(name, String(index));
    return { is: named(element), under, like: likeOf(element, under) };
  });
}

/** Puts the focus there; returns where its ring is, and nothing where it goes to none. */
function focus([name, index]: readonly [string, number]): Clip | null {
  const element = document.querySelector<HTMLElement>(`[${name}="${index}"]`);
  element?.focus();
  if (!element || document.activeElement !== element) return null;
  const seen = element.closest('label') ?? element;
  const { left, right, top, bottom } = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
  const x = Math.max(0, left - 6);
  const y = Math.max(0, top - 6);
  const width = Math.min(innerWidth, right + 6) - x;
  const height = Math.min(innerHeight, bottom + 6) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Takes away what may lie over the focused one, or brings it back. */
function hide([name, index, isHidden]: readonly [string, number, boolean]): void {
  document.getElementById(name)?.remove();
  if (!isHidden) return;
  const rule = document.createElement('style');
  rule.id = name;
  // What is drawn of itself is a part of it.
  rule.textContent = `
    *:not([${name}="${index}"], [${name}="${index}"] *)::before, *:not([${name}="${index}"], [${name}="${index}"] *)::after { visibility: hidden !important }
    [${name}-over] { visibility: hidden !important }`;
  document.head.append(rule);
}
