import type { Page } from 'playwright-core';
import { countOther } from '../visual/count-other';

/** An element that can be focused, as stored in the page during the check. */
const mark = 'data-ring-suspect';

/** The minimum visible share of a ring: a badge may cover its corner, but nothing may cover a side. */
const minSeen = 0.7;

/** Elements already checked and not covered: the same element at the same place, about as wide, below the same elements, under one of the same kind. */
const assessed = new Set<string>();

/**
 * Finds focus rings that are covered by something without pointer events, such as the `::after` of a card or the fading edge of a footer:
 * elements below the pointer do not reveal these. Candidates are found by checking what is on top once everything takes pointer events, and
 * confirmed by pictures: the ring in two colours, with and without the covering element. The focus stays on the last element checked.
 */
export async function findCoveredRings(page: Page): Promise<string[]> {
  const suspects = await page.evaluate(findSuspects, mark);
  const isNew = ({ like }: { like: string }) => !assessed.has(like) || Boolean(process.env.NADI_TEST_ALL);
  if (!suspects.some(isNew)) return [];
  // Rings are drawn for people who use the keyboard.
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
    if (seen < whole * minSeen)
      problems.push(
        `${is} has the focus, and ${under} covers its ring (${seen} of ${whole} pixels are seen)`,
      );
    else assessed.add(like);
  }
  return problems;
}

type Clip = { x: number; y: number; width: number; height: number };

/** Returns the number of pixels in the colour of the focus ring. */
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

/** Runs in the page, like all functions below. A style of the element itself overrides the theme. */
function paintFocus(colour: string): void {
  const { style } = document.documentElement;
  if (colour) style.setProperty('--nadi-colour-focus', colour, 'important');
  else style.removeProperty('--nadi-colour-focus');
}

/** Returns the elements whose ring may be covered, and by what, as text; each is marked with its number. */
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
    // For a radio button or a checkbox, only its label is visible.
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
  const found = new Map<HTMLElement, { under: string; kind: string }>();
  const kindOf = (element: Element) => `${element.localName}.${element.getAttribute('class')}`;
  // Pseudo-elements drawn before and after elements.
  rule.textContent =
    '* { pointer-events: none !important } *::before, *::after { pointer-events: auto !important }';
  for (const { element, seen, inside, around } of places) {
    const origin = [...inside, ...around]
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .find((met) => !seen.contains(met) && met !== document.documentElement && met !== document.body);
    if (origin)
      found.set(element, {
        under: `what is drawn before or after ${named(origin)}`,
        kind: kindOf(origin),
      });
  }
  // Elements that let the pointer through.
  rule.textContent = '* { pointer-events: auto !important }';
  for (const { element, seen, inside } of places) {
    if (found.has(element)) continue;
    const over = inside
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((met) => met && !seen.contains(met) && !met.contains(seen));
    if (!over) continue;
    found.set(element, { under: named(over), kind: kindOf(over) });
    over.setAttribute(`${name}-over`, '');
  }
  rule.remove();
  // Rounds to steps: what is written in it makes an element a little wider, and covers nothing.
  const step = 48;
  const likeOf = (element: HTMLElement, kind: string) => {
    const { width, height, left } = element.getBoundingClientRect();
    const above: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) above.push(kindOf(at));
    return [kind, Math.round(left), Math.round(width / step), Math.round(height), innerWidth, ...above].join(
      ' ',
    );
  };
  return [...found].map(([element, { under, kind }], index) => {
    element.setAttribute(name, String(index));
    return { is: named(element), under, like: likeOf(element, kind) };
  });
}

/** Focuses the element; returns the position of its ring, or nothing if it cannot be focused. */
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

/** Hides the elements that may cover the focused one, or shows them again. */
function hide([name, index, isHidden]: readonly [string, number, boolean]): void {
  document.getElementById(name)?.remove();
  if (!isHidden) return;
  const rule = document.createElement('style');
  rule.id = name;
  // Its own pseudo-elements are part of it.
  rule.textContent = `
    *:not([${name}="${index}"], [${name}="${index}"] *)::before, *:not([${name}="${index}"], [${name}="${index}"] *)::after { visibility: hidden !important }
    [${name}-over] { visibility: hidden !important }`;
  document.head.append(rule);
}
