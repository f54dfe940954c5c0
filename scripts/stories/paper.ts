import type { Page } from 'playwright-core';
import { playStory } from './drive';
import { type Failure, pictureOf } from './report';

const advice = 'components-criticaladvice--blood-pressure';
const record = 'screens-vital-signs-vital-signs--printed';

/**
 * Checks the printed page: the emergency numbers must be there, without other buttons, and on a record the person's name, the time of
 * printing and exact dates. The page stays in print mode.
 *
 * @param isWanted selects stories by id
 */
export async function checkPaper(page: Page, isWanted: (story: string) => boolean): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const [story, look] of [
    [advice, findNumbers],
    [record, findRecord],
  ] as const) {
    if (!isWanted(story)) continue;
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    const played = await playStory(page, story);
    await page.emulateMedia({ media: 'print' });
    const problems = [...played, ...(await look(page))];
    if (problems.length === 0) continue;
    failures.push({ story, theme: 'paper', problems });
    await page.screenshot({ path: pictureOf({ story, theme: 'paper' }), fullPage: true });
  }
  return failures;
}

async function findNumbers(page: Page): Promise<string[]> {
  const numbers = await page.locator('a[href^="tel:"]').all();
  const problems = numbers.length === 0 ? ['there is no number to call'] : [];
  for (const number of numbers)
    if (!(await number.isVisible())) problems.push(`${await number.textContent()} is not on paper`);
  return problems;
}

async function findRecord(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const wanted = [
    /born 14 March 1972/,
    /^Printed .*2026/,
    /21 October 2026 to 20 November 2026/,
    /^https:.*|.*, https:/,
  ];
  for (const words of wanted)
    if (!(await page.getByText(words).filter({ visible: true }).first().isVisible()))
      problems.push(`${words} is not on paper`);
  for (const control of await page.locator('button, input, select, [role=radio], nav').all())
    if (await control.isVisible())
      problems.push(`a control is on paper: ${(await control.innerHTML()).slice(0, 80)}`);
  const times = await page.locator('tbody th[scope=row]').filter({ visible: true }).allTextContents();
  if (times.length <= 10) problems.push(`only ${times.length} readings are on paper`);
  for (const time of times) if (!/\b\d{4}\b/.test(time)) problems.push(`"${time}" has no year`);
  return problems;
}
