import type { Browser } from 'playwright-core';
import { widths } from '../../packages/ui/src/catalogue/pictured';
import { type Camera, openCamera } from './camera';
import { type Sheet, type Shot, shotsAt } from './shots';

/** One for each processor would leave none for the browser to draw with; one alone leaves processors idle. */
const cameras = 2;

/** One sheet at one width: a screenshot for each of its shots and the start of each state in them, or the error. */
export type Taken = { pictures: Buffer[]; tops: number[] } | { problems: string[] };

/** Called with the screenshots; `again` takes them once more, on a page that was opened again: what earlier stories left behind is no change of this one. */
type OnTaken = (shots: Shot[], taken: Taken, again: () => Promise<Taken>) => Promise<void>;

/** Takes pictures of every sheet at every width in every theme. */
export async function takeAll(
  browser: Browser,
  url: string,
  sheets: readonly Sheet[],
  onTaken: OnTaken,
): Promise<void> {
  const waiting = widths.flatMap((width) => sheets.map((sheet) => ({ sheet, width })));
  // From both ends, so that a page seldom changes its width: after a change, half of the layout work is wasted.
  const ends = Array.from({ length: cameras }, (_, index) =>
    index % 2 === 0 ? () => waiting.shift() : () => waiting.pop(),
  );
  await Promise.all(
    ends.map(async (next) => {
      const camera = await openCamera(browser, url);
      for (let one = next(); one; one = next()) {
        const { sheet, width } = one;
        const take = () => takeOne(camera, sheet, width);
        const again = async () => {
          await camera.reopen();
          return take();
        };
        await onTaken(shotsAt(sheet, width), await take(), again);
      }
      await camera.close();
    }),
  );
}

async function takeOne(camera: Camera, sheet: Sheet, width: number): Promise<Taken> {
  const problems = await camera.show(sheet.story, width);
  if (problems.length > 0) return { problems };
  const pictures: Buffer[] = [];
  for (const { theme } of shotsAt(sheet, width)) pictures.push(await camera.take(theme));
  const glyphs = await camera.findSystemGlyphs();
  return glyphs.length > 0 ? { problems: glyphs } : { pictures, tops: await camera.findTops() };
}
