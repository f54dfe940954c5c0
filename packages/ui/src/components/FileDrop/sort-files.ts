import { checkFile } from '../FileField/check-file';

/** Why a file is not taken; `twice`: it is in the list already, `count`: the list is full. */
export type Refusal = 'empty' | 'kind' | 'size' | 'twice' | 'count';

export type Limits = {
  accept: readonly string[];
  /** In bytes, of each. */
  maxSize: number;
  /** The number of files in the list. */
  maxCount: number;
};

type Named = Pick<File, 'name' | 'size'>;

const isSame = (one: Named, other: Named): boolean => one.name === other.name && one.size === other.size;

/** Separates files that can be accepted from the others, with the reasons: one bad file never affects the good ones. */
export function sortFiles<F extends Named & Pick<File, 'type'>>(
  files: readonly F[],
  present: readonly Named[],
  limits: Limits,
): { taken: F[]; refused: { file: F; reason: Refusal }[] } {
  const taken: F[] = [];
  const refused: { file: F; reason: Refusal }[] = [];
  for (const file of files) {
    const isThere = [...present, ...taken].some((one) => isSame(one, file));
    const isFull = present.length + taken.length >= limits.maxCount;
    const reason = checkFile(file, limits) ?? (isThere ? 'twice' : isFull ? 'count' : null);
    if (reason) refused.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refused };
}
