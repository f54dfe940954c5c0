import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arrange } from './arrange';
import { type Box, compare } from './compare';
import { decode, digestIn, digestOf, encode, isStoredAs } from './pixels';
import { baselineOf, type Places, resultOf } from './places';
import { nameOf, type Shot } from './shots';

export type Verdict =
  | { is: 'same' }
  | { is: 'new' }
  /** It was accepted before, and no sheet shows it any more. */
  | { is: 'gone' }
  /** With no pixel counted, only shades changed that a stored picture rounds. */
  | { is: 'changed'; count: number; boxes: Box[] }
  /** No picture of it could be taken. */
  | { is: 'broken'; problems: string[] };

export type Finding = Shot & { name: string } & Verdict;

/**
 * Compares a screenshot with the accepted picture; a difference is written to the results.
 *
 * @param tops start of each state of the sheet
 */
export async function judge(
  places: Places,
  shot: Shot,
  png: Buffer,
  tops: readonly number[],
): Promise<Finding> {
  const name = nameOf(shot);
  const finding = { ...shot, name };
  const kept = baselineOf(places, name);
  const digest = digestOf(png);
  if (!existsSync(kept)) {
    writeFileSync(resultOf(places, 'after', name), await encode(arrange(await decode(png), tops), digest));
    return { ...finding, is: 'new' };
  }
  const accepted = readFileSync(kept);
  if ((await digestIn(accepted)) === digest) return { ...finding, is: 'same' };

  const [before, taken] = await Promise.all([decode(accepted), decode(png)]);
  const after = arrange(taken, tops);
  // Another digest without a difference is a change of a rounded colour: it is shown without a place.
  const difference = compare(before, after, isStoredAs) ?? { count: 0, boxes: [], picture: after };
  copyFileSync(kept, resultOf(places, 'before', name));
  writeFileSync(resultOf(places, 'after', name), await encode(after, digest));
  writeFileSync(resultOf(places, 'difference', name), await encode(difference.picture, digest));
  return { ...finding, is: 'changed', count: difference.count, boxes: difference.boxes };
}
