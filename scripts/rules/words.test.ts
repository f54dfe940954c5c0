import { describe, expect, it } from '@jest/globals';
import { files, read } from './source';

const title =
  /^\s*(?:it|test)(?:\.\w+)?(?:\.each\(.*\))?\((['`"])(?:and|that|with|who|whose|whom|of|not|what|where|whether|which|whoever|nobody)\b/;
const comment =
  /^[ \t]*(?:\{?\/\*\*?(?:\s*\n\s*\*)?|\/\/|--)[ \t]*(?:What|Whether|Where|Who|Whoever|Nobody|Of|Not)\b/gm;

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

  it('let every comment begin with what it says, not with a question word', () => {
    // Applied migrations stay as they are.
    const found = files
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/generated/'))
      .flatMap((file) => (read(file).match(comment) ?? []).map((line) => `${file}: ${line.trim()}`));
    expect(found).toEqual([]);
  });
});
