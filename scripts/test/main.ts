/**
 * `npm test`: every suite, nearly all one after the other, and at the end one line that adds them up. `--only api,stories` runs some;
 * the names stand in `suites`. All suites run even when one fails.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../root';
import { type Count, noCount, total } from './count';
import { type Suite, suites } from './suites';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const chosen = suites.filter(({ name }) => !only || only.includes(name));

mkdirSync(join(root, 'test-results'), { recursive: true });
const counts: Count[] = [];
const lines: string[] = [];

async function runSuite({ name, what, run }: Suite): Promise<void> {
  console.log(`\n=== ${what}`);
  const began = performance.now();
  const count = await run().catch((error: unknown) => {
    console.error(error);
    return { ...noCount, failed: 1 };
  });
  counts.push(count);
  const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
  lines.push(
    `${seconds} s  ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed  ${name}${count.note ? ` - ${count.note}` : ''}`,
  );
}

const isFirst = ({ beside }: Suite) => !chosen.some(({ name }) => name === beside);
for (const suite of chosen.filter(isFirst))
  await Promise.all([suite, ...chosen.filter(({ beside }) => beside === suite.name)].map(runSuite));

const { passed, failed, skipped } = total(counts);
const summary = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
writeFileSync(join(root, 'test-results', 'summary.txt'), `${summary}\n`);
console.log(`\n${lines.join('\n')}\n\n${summary}`);
process.exit(failed === 0 ? 0 : 1);
