import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/scripts/test/postgres';
import { startShared } from '../../apps/web/e2e/shared';
import { root } from '../root';
import { run } from '../run';
import { buildCatalogue, catalogue } from '../stories/build';
import { beyondApi, proofsOfApi } from './api-proofs';
import { allApiTests, apiTestsOn } from './api-tests';
import { type Memory, storiesByFile, unitsByFile, withProved } from './by-file-suites';
import { type Count, noCount } from './count';
import { share, unitOf } from './grows';
import { hashFiles } from './inputs';
import { proofsOfJourneys } from './journeys';
import { findChanges } from './landed';
import { reads } from './rare';
import { check, jest, jestFiles, listTests } from './tools';

export type Suite = {
  name: string;
  what: string;
  /** @param passed names of the suites that ran before it, or were proved, and passed */
  run: (passed: ReadonlySet<string>, memory: Memory) => Promise<Count>;
  /** Files that it cannot depend on; undefined if it may depend on all. Only a suite that declares one of the two, or `reads`, is stored as proved. */
  ignores?: RegExp | undefined;
  /** The inputs of a suite that does not belong to every run. Without `--all` it runs only after a change of one of them. */
  reads?: RegExp;
  /** Name of a suite to run in parallel, because each uses less than one core and none measures time. */
  beside?: string;
};

/** By default Jest leaves one core free, which is half of a small machine. */
const bothCores = ['--maxWorkers=100%'];

/** Ignored for the catalogue: the server, browser tests, accepted pictures. */
const beyondCatalogue = /^(apps\/api|apps\/web\/e2e|visual)\//;

/** In order: quick and informative suites come first, those that need the built product last. */
export const suites: readonly Suite[] = [
  { name: 'generate', what: 'Generate', run: () => check('turbo', 'run', 'generate') },
  { name: 'lint', what: 'Lint the code', run: () => check('biome', 'ci', '--colors=off', '.') },
  { name: 'contract', what: 'Lint the contract', run: () => check('redocly', 'lint', 'nadi') },
  {
    name: 'owasp',
    what: 'Lint the contract by the rules of OWASP',
    run: () => check('spectral', 'lint', '--fail-severity=warn', 'packages/contract/generated/openapi.json'),
  },
  {
    name: 'types',
    what: 'Check the types',
    run: checkTypes,
    ignores: /^(visual|docs)\/|\.md$/,
  },
  {
    name: 'units',
    what: 'Rules of the house, packages, screens',
    run: (_, memory) => unitsByFile(bothCores, memory),
    ignores: undefined,
  },
  {
    name: 'api-postgres',
    what: 'API on Postgres',
    run: apiOnPostgres,
    ignores: beyondApi,
  },
  {
    name: 'api',
    what: 'API on the embedded database',
    run: apiOnEmbedded,
    ignores: beyondApi,
  },
  {
    name: 'api-embedded',
    what: 'The rest of the API on the embedded database',
    run: restOnEmbedded,
    reads: reads['api-embedded'],
  },
  {
    name: 'crash',
    what: 'Kills of server and Postgres',
    run: () => jest(['crash'], { args: ['--runInBand'] }),
    // Most of its time it waits for a server that starts again.
    beside: 'package',
    reads: reads.crash,
  },
  {
    name: 'package',
    what: 'What others install, and a fresh app with it',
    run: () => jest(['package'], { args: ['--runInBand'] }),
    reads: reads.package,
  },
  {
    name: 'scaffold',
    what: 'What npm run new writes',
    run: () => jest(['scaffold']),
    beside: 'package',
    reads: reads.scaffold,
  },
  {
    name: 'scans',
    what: 'Lab reports, recognised from pictures',
    run: () => jest(['scans']),
    reads: reads.scans,
  },
  { name: 'build', what: 'Build', run: () => check('turbo', 'run', 'build') },
  {
    name: 'stories',
    what: 'Stories in Chromium',
    run: stories,
    ignores: beyondCatalogue,
  },
  {
    name: 'visual',
    what: 'Sheets beside the pictures that were accepted',
    run: visual,
    ignores: /^(apps\/api|apps\/web\/e2e)\//,
  },
  {
    name: 'visual-tool',
    what: 'What compares the pictures',
    run: visualTool,
    reads: reads['visual-tool'],
  },
  { name: 'e2e', what: 'The built product in Chromium', run: e2e, ignores: undefined },
];

async function checkTypes(): Promise<Count> {
  const packages = await check('turbo', 'run', 'typecheck');
  // By its path: two versions of TypeScript install a `tsc`.
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const isClean = await run(process.execPath, [tsc, '--noEmit']);
  return {
    ...noCount,
    passed: packages.passed + (isClean ? 1 : 0),
    failed: packages.failed + (isClean ? 0 : 1),
    // Most files are of similar size.
    shares: share(
      hashFiles().filter(({ file }) => /\.tsx?$/.test(file)),
      ({ file }) => unitOf(file),
      () => 1,
    ),
  };
}

async function apiOnPostgres(_: ReadonlySet<string>, memory: Memory): Promise<Count> {
  const { todo, proved, keep } = proofsOfApi({
    suite: 'api-postgres',
    tests: apiTestsOn('postgres'),
    ...memory,
  });
  if (todo.length === 0) return withProved(noCount, proved);
  const postgres = await startPostgres();
  if ('skip' in postgres) {
    console.log(`Skipped: ${postgres.skip}`);
    return { ...noCount, skipped: 1, note: postgres.skip };
  }
  try {
    const env = { NADI_TEST_DATABASE: 'postgres', DATABASE_URL: postgres.url };
    return withProved(await jestFiles(['api'], { files: todo, args: bothCores, env, keep }), proved);
  } finally {
    await postgres.stop();
  }
}

async function onEmbedded(tests: readonly string[], memory: Memory): Promise<Count> {
  const { todo, proved, keep } = proofsOfApi({ suite: 'api', tests, ...memory });
  return withProved(await jestFiles(['api'], { files: todo, args: bothCores, keep }), proved);
}

/** Returns false if no Postgres can be started here. A suite on Postgres that failed says nothing of that: it did run. */
async function hasPostgres(passed: ReadonlySet<string>): Promise<boolean> {
  if (passed.has('api-postgres')) return true;
  const postgres = await startPostgres();
  if ('skip' in postgres) return false;
  await postgres.stop();
  return true;
}

/** Runs all files if there is no Postgres; otherwise those that show that the embedded database does the same, and those that need no other. */
async function apiOnEmbedded(passed: ReadonlySet<string>, memory: Memory): Promise<Count> {
  if (!(await hasPostgres(passed))) return onEmbedded(allApiTests(), memory);
  // A test that is changed itself is tried on both at once, whatever it tests.
  const changed = new Set(process.env.NADI_TEST_ALL ? [] : findChanges().files);
  const rest = apiTestsOn('embedded', 'rest').filter((file) => changed.has(file));
  return onEmbedded([...apiTestsOn('embedded', 'each run'), ...rest], memory);
}

/** Runs the files that each run leaves out; none if there is no Postgres, since the suite before this one has run them. */
async function restOnEmbedded(passed: ReadonlySet<string>, memory: Memory): Promise<Count> {
  if (passed.has('api') && !(await hasPostgres(passed)))
    return { ...noCount, note: 'all of it ran without a Postgres' };
  return onEmbedded(apiTestsOn('embedded', 'rest'), memory);
}

/** @returns the seconds that it took: it is already built if an earlier suite needed it */
function buildOnce(): number {
  const began = performance.now();
  buildCatalogue();
  return (performance.now() - began) / 1000;
}

async function stories(_: ReadonlySet<string>, memory: Memory): Promise<Count> {
  const fixedSeconds = buildOnce();
  return { ...(await storiesByFile(memory)), fixedSeconds };
}

async function e2e(_: ReadonlySet<string>, { proofs, tools }: Memory): Promise<Count> {
  const began = performance.now();
  const all = listTests(['e2e']);
  const { todo, proved, keep } = proofsOfJourneys({ journeys: all, proofs, tools });
  if (todo.length === 0) return withProved(noCount, proved);
  // It serves the catalogue too.
  buildCatalogue();
  const { env, stop } = await startShared();
  const fixedSeconds = (performance.now() - began) / 1000;
  try {
    // Much of its time is waiting: for the network to return, or for the pace of the outbox. A third journey beside these made each wait for the others' pages.
    const count = await jestFiles(['e2e'], { files: todo, args: ['--maxWorkers=2'], env, keep });
    return { ...withProved(count, proved), fixedSeconds };
  } finally {
    await stop();
  }
}

async function visualTool(): Promise<Count> {
  // Its files need the catalogue, and two must not build it at once.
  const fixedSeconds = buildOnce();
  return { ...(await jest(['visual-tool'], { env: { CATALOGUE: catalogue } })), fixedSeconds };
}

async function visual(): Promise<Count> {
  const counts = join(root, 'test-results', 'visual', 'counts.json');
  rmSync(counts, { force: true });
  const ended = await run(process.execPath, ['--import', 'tsx', 'scripts/visual/main.ts', '--no-review']);
  if (!existsSync(counts)) return { ...noCount, failed: 1, note: 'no picture was taken' };
  const found: Count = JSON.parse(readFileSync(counts, 'utf8'));
  const pictures = hashFiles().filter(({ file }) => file.startsWith('visual/baselines/'));
  const shares = share(
    pictures,
    ({ file }) => (file.includes('/screens-') ? 'screen' : undefined),
    () => 1,
  );
  return { ...found, failed: Math.max(found.failed, ended ? 0 : 1), shares };
}
