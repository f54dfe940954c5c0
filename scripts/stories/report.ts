import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root';
import type { Shares } from '../test/grows';

export type Failure = { story: string; theme: string; problems: string[] };

export const results = join(root, 'test-results');
const page = join(results, 'stories.html');

/** Path for the picture of a failure. */
export const pictureOf = ({ story, theme }: Pick<Failure, 'story' | 'theme'>) =>
  join(results, `${story}.${theme.replaceAll(' ', '-')}.png`);

/** Testing libraries print the whole page after the missing element; the picture shows it better. */
const inShort = (problem: string) =>
  problem.length > 1500 ? `${problem.slice(0, 1500)}\n... (see the picture)` : problem;

/** Prints each failure at once, with the path of its picture. */
export function tell(failure: Failure): void {
  console.log(`\n✗ ${failure.story} (${failure.theme})`);
  for (const problem of failure.problems) console.log(`    ${inShort(problem).replaceAll('\n', '\n    ')}`);
  console.log(`    picture: ${relative(root, pictureOf(failure))}`);
}

/**
 * Prints the counts in the last line; writes a page with all failures and their pictures if there are any.
 *
 * @param stories ids of all that were played
 * @param shares the time that stories took, by what it grows with
 */
export function report(stories: readonly string[], failures: readonly Failure[], shares: Shares): void {
  const failing = [...new Set(failures.map(({ story }) => story))];
  const failed = failing.length;
  const passed = stories.length - failed;
  mkdirSync(results, { recursive: true });
  rmSync(page, { force: true });
  const problems = failures.map(
    (failure) => `${failure.story} (${failure.theme}): ${failure.problems[0] ?? ''}`,
  );
  const kept = { passed, failed, failing, problems, shares };
  writeFileSync(join(results, 'stories.json'), `${JSON.stringify(kept)}\n`);
  if (failures.length > 0) {
    writeFileSync(page, toPage(failures));
    console.log(`\nAll of them, with their pictures: ${relative(root, page)}`);
  }
  console.log(`\nStories: ${passed} passed, ${failed} failed`);
}

const toHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const toPage = (failures: readonly Failure[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories that failed</title>
<style>:root { color-scheme: light dark; font: 16px/1.5 system-ui } pre { white-space: pre-wrap } img { max-width: 100%; border: 1px solid }</style>
<h1>Stories that failed</h1>
${failures
  .map(
    (failure) => `<section>
<h2>${toHtml(failure.story)}, ${toHtml(failure.theme)}</h2>
<pre>${toHtml(failure.problems.map(inShort).join('\n'))}</pre>
<img src="${toHtml(relative(results, pictureOf(failure)))}" alt="What was seen">
</section>`,
  )
  .join('\n')}
</html>
`;
