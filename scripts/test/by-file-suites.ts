import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { run } from '../run';
import { catalogue } from '../stories/build';
import { storiesOf } from '../stories/index-of';
import { proofsByFile } from './by-file';
import { type Count, noCount } from './count';
import type { Proofs } from './proofs';
import { jestFiles, listTests } from './tools';

/** The proofs of this machine, and the programs that it has now. */
export type Memory = { proofs: Proofs; tools: readonly string[] };

const projects = ['node', 'logic', 'dom'];

/** Libraries, and what runs the tests. */
const aroundUnits =
  /^(package-lock\.json|jest\.config\.mjs|tsconfig[^/]*\.json|scripts\/(jest|test)\/|(packages|apps)\/[^/]+\/package\.json)/;
/** Libraries, the catalogue's own code, its fonts, and what checks a story. */
const aroundStories =
  /^(package-lock\.json|\.storybook\/|scripts\/(stories|test|visual|browser|hash-folders)|packages\/ui\/(package\.json|scripts|vite)|packages\/[^/]+\/package\.json)/;

/** Runs the unit tests of which some code has changed since they passed. */
export async function unitsByFile(args: readonly string[], memory: Memory): Promise<Count> {
  const files = listTests(projects);
  const { todo, proved, keep } = await proofsByFile({
    suite: 'units',
    files,
    around: aroundUnits,
    ...memory,
  });
  const chosen = todo.length < files.length ? todo : undefined;
  return withProved(await jestFiles(projects, { files: chosen, args, keep }), proved);
}

const report = join(root, 'test-results', 'stories.json');

/** Plays the stories of the files of which some code has changed since they passed. The catalogue is built. */
export async function storiesByFile(memory: Memory): Promise<Count> {
  const stories = storiesOf(catalogue);
  const files = [...new Set(stories.map(({ file }) => file))];
  const { todo, proved, keep } = await proofsByFile({
    suite: 'stories',
    files,
    around: aroundStories,
    ...memory,
  });
  if (todo.length === 0) return withProved(noCount, proved);
  const isPart = todo.length < files.length;
  const chosen = isPart ? ['--files', todo.join(',')] : [];
  rmSync(report, { force: true });
  const ended = await run(process.execPath, ['--import', 'tsx', 'scripts/stories/main.ts', ...chosen]);
  if (!existsSync(report)) return { ...noCount, failed: 1, note: 'the stories did not come to an end' };
  const { passed, failed, failing, problems, shares } = JSON.parse(readFileSync(report, 'utf8'));
  const isWell = ({ id }: { id: string }) => !failing.includes(id);
  const passedFiles = todo.flatMap((file) => {
    const own = stories.filter((story) => story.file === file);
    return ended || own.every(isWell) ? [[file, { ...noCount, passed: own.length }] as const] : [];
  });
  keep(new Map(passedFiles));
  const count = { ...noCount, passed, failed: Math.max(failed, ended ? 0 : 1), failing: problems, shares };
  return withProved(count, proved);
}

export const withProved = (count: Count, proved: Count): Count => ({
  ...count,
  passed: count.passed + proved.passed,
  skipped: count.skipped + proved.skipped,
  proved: proved.passed,
});
