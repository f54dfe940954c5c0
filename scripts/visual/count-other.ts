import { compare } from './compare';
import { decode } from './pixels';

/** Returns the number of pixels in which two screenshots differ. */
export async function countOther(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([decode(one), decode(other)]);
  return compare(before, after)?.count ?? 0;
}
