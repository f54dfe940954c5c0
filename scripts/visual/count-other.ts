import { compare } from './compare';
import { decode } from './pixels';

/** How many pixels of two screenshots are not the same. */
export async function countOther(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([decode(one), decode(other)]);
  return compare(before, after)?.count ?? 0;
}
