import type { Page } from 'playwright-core';
import { playStory } from './drive';
import { type Failure, pictureOf } from './report';

/** What a story shows as chosen or meant by its ground alone, and how it says so where grounds are left out. */
const marks = [
  {
    story: 'components-tabs--sheet',
    of: '[role=tab][data-selected]',
    part: '::after',
    by: 'backgroundColor',
  },
  {
    story: 'components-segmentedcontrol--chosen',
    of: 'label[data-selected]',
    part: '::after',
    by: 'backgroundColor',
  },
  { story: 'components-datepicker--open', of: 'td [data-selected]', by: 'backgroundColor' },
  { story: 'layouts-dashboardlayout--wide', of: 'nav [aria-current]', by: 'backgroundColor' },
  { story: 'components-select--open', of: '[role=option][data-focused]', by: 'outlineColor' },
  {
    story: 'components-menu--open',
    of: '[role=menuitem][data-focused]',
    by: 'outlineColor',
    // Opened by a pointer it has no entry that is focused.
    press: 'ArrowDown',
  },
  { story: 'components-combobox--open', of: '[role=option][data-focused]', by: 'outlineColor' },
] as const;

/**
 * Looks whether what is chosen can be told from the rest where a person forces their own colours on every page, as in Windows' contrast
 * themes. The page stays so.
 *
 * @param isWanted of a story's id
 */
export async function checkForcedColours(
  page: Page,
  isWanted: (story: string) => boolean,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const mark of marks.filter(({ story }) => isWanted(story))) {
    const problems = await playStory(page, mark.story);
    if ('press' in mark) await page.keyboard.press(mark.press);
    const seen = await page.evaluate(look, { part: undefined, ...mark });
    if (seen.colour !== seen.highlight)
      problems.push(`${mark.of}${'part' in mark ? mark.part : ''} is ${seen.colour}, not ${seen.highlight}`);
    if (problems.length === 0) continue;
    failures.push({ story: mark.story, theme: 'forced-colours', problems });
    await page.screenshot({ path: pictureOf({ story: mark.story, theme: 'forced-colours' }) });
  }
  return failures;
}

/** Runs in the page: the colour of a mark, and the one that the person chose for what is chosen. */
function look({ of, part, by }: { of: string; part?: string; by: 'backgroundColor' | 'outlineColor' }) {
  const found = document.querySelector(of);
  const colour = found ? getComputedStyle(found, part)[by] : 'not there';
  const sample = document.createElement('div');
  sample.style.cssText = 'forced-color-adjust: none; color: Highlight';
  document.body.append(sample);
  const highlight = getComputedStyle(sample).color;
  sample.remove();
  return { colour, highlight };
}
