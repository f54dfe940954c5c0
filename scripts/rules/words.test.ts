import { describe, expect, it } from '@jest/globals';
import { files, read } from './source';

const title =
  /^\s*(?:it|test)(?:\.\w+)?(?:\.each\(.*\))?\((['`"])(?:and|that|with|who|whose|whom|of|not|what|where|whether|which|whoever|nobody)\b/;
const comment = /^\s*(?:\/\*\*?|\/\/|--)\s*(?:What|Whether|Where|Who|Whoever|Nobody|Of|Not)\b/;

const linesLike = (pattern: RegExp, names: RegExp): string[] =>
  files
    .filter((file) => names.test(file) && !file.includes('/generated/'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );

describe('words', () => {
  it('let no title of a test depend on the title above it', () => {
    expect(linesLike(title, /\.test\.tsx?$/)).toEqual([]);
  });

  it('let no more comments begin without a verb than stand from earlier', () => {
    // Applied migrations stay as they are.
    expect(linesLike(comment, /\.(ts|tsx|mjs)$/).length).toBeLessThanOrEqual(101);
  });
});
