import type { Page } from 'playwright-core';
import { playStory } from './drive';
import { type Failure, pictureOf } from './report';

const story = 'components-criticaladvice--blood-pressure';

/**
 * Looks whether the numbers to call in an emergency are on paper too, where other buttons are not. The page stays so.
 *
 * @param isWanted of a story's id
 */
export async function checkPaper(page: Page, isWanted: (story: string) => boolean): Promise<Failure[]> {
  if (!isWanted(story)) return [];
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  const problems = await playStory(page, story);
  const numbers = page.locator('a[href^="tel:"]');
  if ((await numbers.count()) === 0) problems.push('there is no number to call');
  for (const number of await numbers.all())
    if (!(await number.isVisible())) problems.push(`${await number.textContent()} is not on paper`);
  if (problems.length === 0) return [];
  await page.screenshot({ path: pictureOf({ story, theme: 'paper' }) });
  return [{ story, theme: 'paper', problems }];
}
