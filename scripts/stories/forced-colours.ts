import type { Page } from 'playwright-core';
import { playStory } from './drive';
import { type Failure, pictureOf } from './report';

/** States that a story shows by background alone, and how it shows them without backgrounds. */
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
    // When opened by a pointer, no entry is focused.
    press: 'ArrowDown',
  },
  { story: 'components-combobox--open', of: '[role=option][data-focused]', by: 'outlineColor' },
] as const;

/**
 * Checks that the selected item can be told from the others if a person forces their own colours on every page, as in Windows' contrast
 * themes. The page stays in that mode.
 *
 * @param isWanted selects stories by id
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

/** Runs in the page: returns the colour of a mark, and the colour that the person chose for selected items. */
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
