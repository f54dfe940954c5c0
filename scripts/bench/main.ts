/**
 * `npm run bench`: measures how fast the API is on Postgres, compared with bare Express and Postgres on the same machine in the same
 * minutes, the mock server compared with Prism, pictures of the catalogue with BackstopJS, sending the outbox with
 * Workbox Background Sync, and the size of components with those of other libraries. Each figure has its minimum, median and
 * maximum. `-- --check` exits with 1 if a promise is missed, `--rounds=9` takes more rounds, `--seconds=5` longer ones,
 * `--only=create,list` runs some of the figures, `--only=labs` how well laboratory reports are read, `--only=insights` how well insights say what they must (a miss there always fails); with `--only=lighthouse`, `--pages=all` visits every page that has an address, and
 * `--pages=vital-signs,login` some of them.
 */

import { startPostgres } from '../../apps/api/scripts/test/postgres';
import { measureAudit } from './audit';
import { measureGoals } from './goals';
import { measureGrowth } from './growth';
import { measureInsights } from './insights';
import { measureLabs } from './labs';
import { measureLighthouse } from './lighthouse';
import { measureLoads } from './loads';
import { measureMock } from './mock';
import { measureInbox, measureJobs } from './notifications';
import { measureOutbox } from './outbox';
import { measureReady } from './ready';
import { measureRecord } from './record';
import { isMissed, type Result, report } from './report';
import { measureRequests } from './requests';
import { measureRoutes } from './routes';
import { measureSignIn } from './sign-in';
import { measureSizes } from './sizes';
import { measureSockets } from './sockets';
import { openStage, type Stage } from './stage';
import { measureStall } from './stall';
import { measureTrials } from './trials';
import { measureUploads } from './uploads';
import { measureVisual } from './visual';

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const plan = { rounds: Number(option('rounds') ?? 5), seconds: Number(option('seconds') ?? 3) };

/** These need the API on Postgres. */
const staged: Record<string, (stage: Stage) => Promise<Result[]>> = {
  create: (stage) => measureRequests('create', stage, plan),
  list: (stage) => measureRequests('list', stage, plan),
  growth: (stage) => measureGrowth(stage, plan.rounds),
  goals: (stage) => measureGoals(stage, plan),
  audit: (stage) => measureAudit(stage, plan),
  inbox: (stage) => measureInbox(stage, plan),
  jobs: (stage) => measureJobs(stage, plan),
  trials: measureTrials,
  sockets: (stage) => measureSockets(stage, plan.rounds),
  uploads: measureUploads,
  'sign-in': (stage) => measureSignIn(stage, plan.rounds),
  ready: (stage) => measureReady(stage, plan.rounds),
  record: (stage) => measureRecord(stage, plan.rounds),
  loads: (stage) => measureLoads(stage, plan.rounds),
  lighthouse: (stage) => measureLighthouse(stage, plan.rounds, option('pages')),
  outbox: (stage) => measureOutbox(stage, plan.rounds),
};
const alone: Record<string, () => Promise<Result[]>> = {
  insights: measureInsights,
  labs: measureLabs,
  mock: () => measureMock(plan),
  visual: () => measureVisual(plan),
  sizes: measureSizes,
  stall: () => measureStall(plan.rounds),
  routes: measureRoutes,
};
const only = option('only')?.split(',') ?? [...Object.keys(staged), ...Object.keys(alone)];

const results: Result[] = [];
for (const name of only) {
  const measure = alone[name];
  if (!measure) continue;
  console.log(`measuring: ${name}`);
  results.push(...(await measure()));
}
const onStage = only.filter((name) => name in staged);
if (onStage.length > 0) await measureOnStage(onStage);
report(results);
const missed = results.filter(isMissed);
if (missed.length > 0) console.log(`\n${missed.length} missed: ${missed.map(({ what }) => what).join('; ')}`);
process.exit(missed.some(({ isExact }) => isExact || process.argv.includes('--check')) ? 1 : 0);

async function measureOnStage(names: readonly string[]): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if ('skip' in postgres) {
    console.log(`Skipped: ${postgres.skip}`);
    return;
  }
  try {
    const stage = await openStage(postgres.url);
    try {
      for (const name of names) {
        console.log(`measuring: ${name}`);
        results.push(...((await staged[name]?.(stage)) ?? []));
      }
    } finally {
      await stage.close();
    }
  } finally {
    await postgres.stop();
  }
}
