/** Every test may ask for it, such as for a batch, without naming it. */
const ofAll = 'platform';

const folder = /^apps\/api\/src\/areas\/([\w-]+)\//;

export const areaOf = (file: string): string | undefined => folder.exec(file)?.[1];

/**
 * Returns the areas of the API of which a test asks for operations: its own, if it lies in one, and those of its first lines, as in
 * `// areas: consent, records`; a test of the kernel has none of its own. Undefined for another without such a line, and for `// areas: all`: it
 * may ask for any.
 */
export function areasOfTest(file: string, code: string): string[] | undefined {
  const own = areaOf(file);
  const isOfKernel = file.startsWith('apps/api/src/kernel/');
  const [, named] = /^(?:\/\/ database: \w+\n)?\/\/ areas: ([\w, -]+)\n/.exec(code) ?? [];
  if (named === 'all' || !(own || named || isOfKernel)) return undefined;
  return [...new Set([...(own ? [own] : []), ...(named?.split(', ') ?? [])])];
}

/** Those of which a test asked, and which it does not name. */
export const undeclared = (declared: readonly string[], asked: Iterable<string>): string[] =>
  [...new Set(asked)].filter((area) => area !== ofAll && !declared.includes(area)).sort();
