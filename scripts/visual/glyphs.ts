import type { CDPSession, Page } from 'playwright-core';

/** Marks elements that are drawn only for the check. */
const mark = 'data-glyphs';

/**
 * Finds letters of the page that are drawn in a system font, which another machine does not have. Letters found in our fonts
 * are not checked again while the page is open, so that only the first pages take time.
 */
export async function findSystemGlyphs(page: Page, session: CDPSession): Promise<string[]> {
  if ((await page.evaluate(drawNew, mark)) === 0) return [];
  try {
    const strange = await facesOfSystem(session);
    if (strange.length === 0) {
      await page.evaluate(keepNew);
      return [];
    }
    // Each letter by itself, to name those that are missing.
    await page.evaluate(drawSingly, mark);
    const single = await facesOfSystem(session);
    const letters = await page.evaluate(readDrawn, mark);
    const faces = [...new Set(single.map(({ face }) => face))];
    return faces.map((face) => {
      const drawn = single.flatMap((one) => (one.face === face ? (letters[one.index] ?? []) : []));
      return `no face of ours has ${[...new Set(drawn)].join(' ')}: drawn in ${face}, which is this system's`;
    });
  } finally {
    await page.evaluate(clear, mark);
    await session.send('DOM.disable');
  }
}

/** Returns the texts drawn for the check that are not, or not fully, in a font that the page loaded. */
async function facesOfSystem(session: CDPSession): Promise<{ index: number; face: string }[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  await session.send('CSS.enable');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${mark}] > span`,
  });
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.send('CSS.disable');
  return drawn.flatMap(({ fonts }, index) =>
    fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => ({ index, face: familyName })),
  );
}

// All below runs in the page.

/** The letters of a page by requested font: known ones, and those drawn for the check. */
type Letters = Map<string, Set<string>>;
type Looking = { knownLetters?: Letters; newLetters?: Letters };

/** Draws, out of sight, each letter that has not been checked in its font yet. Returns their number. */
async function drawNew(mark: string): Promise<number> {
  const kept = window as Looking;
  kept.knownLetters ??= new Map();
  kept.newLetters = new Map();
  const texts = new Map<string, Set<string>>();
  const note = (text: string | null, style: CSSStyleDeclaration) => {
    if (!text?.trim()) return;
    const face = `${style.fontStyle} ${style.fontWeight} 16px ${style.fontFamily}`;
    const { textTransform } = style;
    const shown = textTransform === 'uppercase' ? text.toUpperCase() : text;
    const all = texts.get(face) ?? new Set();
    texts.set(face, all.add(shown));
  };
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    for (const child of element.childNodes)
      if (child.nodeType === Node.TEXT_NODE) note(child.nodeValue, style);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      note(`${element.value} ${element.placeholder}`, style);
    for (const part of ['::before', '::after', '::marker']) {
      const partStyle = getComputedStyle(element, part);
      note(/^"((?:[^"\\]|\\.)*)"/.exec(partStyle.content)?.[1] ?? null, partStyle);
    }
  }
  const box = document.createElement('div');
  box.setAttribute(mark, '');
  box.style.cssText = 'position: absolute; inset: 0 auto auto 0; opacity: 0; font-size: 16px';
  const signs = new Intl.Segmenter('en');
  let count = 0;
  for (const [face, all] of texts) {
    const known = kept.knownLetters.get(face);
    const fresh = new Set<string>();
    for (const { segment } of signs.segment([...all].join(' ')))
      if (!known?.has(segment) && !/^[\s\p{C}]*$/u.test(segment)) fresh.add(segment);
    if (fresh.size === 0) continue;
    kept.newLetters.set(face, fresh);
    count += fresh.size;
    const line = document.createElement('span');
    line.style.font = face;
    line.textContent = [...fresh].join(' ');
    box.append(line);
  }
  if (count === 0) return 0;
  document.body.append(box);
  // Layout makes the page load fonts that were not needed yet.
  box.getBoundingClientRect();
  await document.fonts.ready;
  return count;
}

/** Draws the same letters again, each in a line of its own. */
function drawSingly(mark: string): void {
  for (const line of document.querySelectorAll<HTMLElement>(`[${mark}] > span`)) {
    const letters = (line.textContent ?? '').split(' ').map((letter) => {
      const single = document.createElement('span');
      single.style.font = line.style.font;
      single.textContent = letter;
      return single;
    });
    line.replaceWith(...letters);
  }
}

const readDrawn = (mark: string): string[] =>
  [...document.querySelectorAll(`[${mark}] > span`)].map(({ textContent }) => textContent ?? '');

function keepNew(): void {
  const { knownLetters, newLetters } = window as Looking;
  for (const [face, letters] of newLetters ?? [])
    knownLetters?.set(face, new Set([...(knownLetters.get(face) ?? []), ...letters]));
}

function clear(mark: string): void {
  document.querySelector(`[${mark}]`)?.remove();
}
