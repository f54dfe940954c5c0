/**
 * `npm test`: runs the suites that every change needs, mostly one after the other, and prints one line with the totals at the end. A
 * suite that names what it reads runs only after a change of that. `--only=api,stories` runs some; the names are in `suites`. All
 * suites run even if one fails. A suite that passed on this machine with the same files and tools is not run again. `--all` runs
 * every suite, proved or not, with every sample in full.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '../browser';
import { isServed } from '../browser-from-npm';
import { root } from '../root';
import { choose, keyOfSuite } from './choose';
import { type Count, noCount, total } from './count';
import { meterCpu } from './cpu';
import { hashFiles, versionOf } from './inputs';
import { findChanges } from './landed';
import { type Cost, countUnits, project } from './projection';
import { openProofs } from './proofs';
import { type Suite, suites } from './suites';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isAll = process.argv.includes('--all');
if (isAll) process.env.NADI_TEST_ALL = '1';
const { chosen, leftOut } = choose(suites, { only, isAll, changes: findChanges() });

mkdirSync(join(root, 'test-results'), { recursive: true });
const counts: Count[] = [];
const lines: string[] = [];
const costs: Cost[] = [];
const readCpu = meterCpu();
const failing: string[] = [];
/** Failed tests that the end of the run names. */
const maxNamed = 40;
const noName = 'see its output above';
const well = new Set<string>();
let proved = 0;

const proofs = openProofs();
const files = hashFiles();
const tools = [process.version, process.platform, process.arch, versionOf('pg_config'), systemBrowser()];

/** The browser from npm is in the lock file; where it does not run, fonts are the system's too. */
function systemBrowser(): string {
  const fonts = isServed() ? '' : versionOf('fc-list', '--format', '%{file}\n');
  const program = findChromium();
  return `${program ? versionOf(program) : 'no browser of the system'} ${fonts}`;
}

/** Returns the first 400 characters without line breaks and colours. */
const inShort = (test: string) => stripVTControlCharacters(test).replace(/\s+/g, ' ').slice(0, 400);

/** Seconds of CPU time of all programs on this machine. */
const readMachine = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);

/** @returns its cost, unless it was proved before */
async function runSuite(suite: Suite): Promise<Cost | undefined> {
  const { name, what, run } = suite;
  console.log(`\n=== ${what}`);
  const key = keyOfSuite(suite, files, tools);
  const known = key && !isAll ? proofs.find(key) : undefined;
  const began = performance.now();
  const count =
    known ??
    (await run(well, { proofs, tools }).catch((error: unknown) => {
      console.error(error);
      return { ...noCount, failed: 1 };
    }));
  const seconds = (performance.now() - began) / 1000;
  counts.push(count);
  if (count.failed > 0)
    failing.push(
      ...(count.failing?.length ? count.failing : [noName]).map((test) => `${name}: ${inShort(test)}`),
    );
  if (count.failed === 0 && count.passed > 0) well.add(name);
  if (known) {
    console.log('Passed before on this machine, with the same files and tools.');
    proved += count.passed;
  } else {
    proved += count.proved ?? 0;
    // A file that changed meanwhile may have been read before or after the change.
    if (key && keyOfSuite(suite, hashFiles(), tools) === key) proofs.keep(key, count);
  }
  const inPart = !known && count.proved ? `${count.proved} proved before` : undefined;
  const notes = [known && 'proved before', inPart, count.note].filter(Boolean).map((note) => ` - ${note}`);
  lines.push(
    `${seconds.toFixed(0).padStart(4)} s  ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed  ${name}${notes.join('')}`,
  );
  // Returns nothing where a part was proved before: what a cold run costs does not show there.
  return known || inPart ? undefined : { name, count, seconds };
}

/** Suites that run in parallel share the time that they take together. */
async function runTogether(together: readonly Suite[]): Promise<void> {
  const [began, cpuBegan] = [performance.now(), readCpu()];
  const ran = (await Promise.all(together.map(runSuite))).filter((cost) => cost !== undefined);
  const seconds = (performance.now() - began) / 1000;
  const cpu = readCpu();
  const cpuSeconds = cpu === undefined || cpuBegan === undefined ? undefined : cpu - cpuBegan;
  const sum = ran.reduce((all, one) => all + one.seconds, 0) || 1;
  for (const cost of ran) {
    const part = cost.seconds / sum;
    costs.push({ ...cost, seconds: seconds * part, cpuSeconds: cpuSeconds && cpuSeconds * part });
  }
}

const isFirst = ({ beside }: Suite) => !chosen.some(({ name }) => name === beside);
const machineBegan = readMachine();
for (const suite of chosen.filter(isFirst))
  await runTogether([suite, ...chosen.filter(({ beside }) => beside === suite.name)]);

const { passed, failed, skipped } = total(counts);
const summary = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
const without = leftOut.map(({ name, why }) => `Left out: ${name} ${why}.\n`).join('');
const last = `${without}${proved} of these were proved before on this machine; --all runs everything.\n${summary}`;
// A run of some suites says nothing about the others.
if (!only) writeFileSync(join(root, 'test-results', 'summary.txt'), `${last}\n`);
const cost =
  costs.length > 0
    ? project(costs, await countUnits(), readMachine() - machineBegan)
    : ['No suite ran in full, so there is no projection.'];
console.log(`\n${lines.join('\n')}\n\n${cost.join('\n')}`);
if (failing.length > 0) console.log(`\nFailed:\n${failing.slice(0, maxNamed).join('\n')}`);
console.log(`\n${last}`);
process.exit(failed === 0 ? 0 : 1);
