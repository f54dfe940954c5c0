import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

export type Failure = { story: string; theme: string; problems: string[] };

export const results = join(root, 'test-results');

/** Where the picture of a failure is put. */
export const pictureOf = ({ story, theme }: Pick<Failure, 'story' | 'theme'>) =>
  join(results, `${story}.${theme}.png`);

/** Says what failed and where the picture is; the last line counts. */
export function report(stories: number, failures: readonly Failure[]): void {
  for (const { story, theme, problems } of failures) {
    console.log(`\n✗ ${story} (${theme})`);
    for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  }
  const failed = new Set(failures.map(({ story }) => story)).size;
  const passed = stories - failed;
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'stories.json'), `${JSON.stringify({ passed, failed })}\n`);
  console.log(`\nStories: ${passed} passed, ${failed} failed`);
}
