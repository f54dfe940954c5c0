import { resolve as resolvePath } from 'node:path';
import { allJobs } from '../generated/jobs';
import { createApp } from './app';
import { admitToCall } from './areas/appointments/offers';
import { findCaller } from './areas/identity/offers';
import { startReassessing } from './areas/vital-signs/offers';
import { endApart } from './kernel/apart/apart';
import { FolderInUse } from './kernel/db/folder-lock';
import { ConfigError, readConfig } from './kernel/environment/config';
import { isDemo } from './kernel/environment/is-demo';
import { createLog, describeError, type Log } from './kernel/environment/log';
import { createListener } from './kernel/http/listener';
import { createMetrics } from './kernel/http/metrics';
import { startWorkers } from './kernel/jobs/workers';
import type { AppContext } from './kernel/operation/context';
import { startLive } from './kernel/sockets/start-live';
import { closeContext, openContext } from './open-context';
import { DemoAccountsRemain, refuseDemoRemains } from './seed/demo-remains';
import { seedDemo } from './seed/seed-demo';

/** Connections that the system queues for us; Node's own 511 are too few for a rush. */
const backlog = 2_048;
/** Milliseconds for running requests when the server is told to end. */
const timeoutMs = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const context = await openContext(config, log);
  if (isDemo(context)) await seedDemo(context);
  else await refuseDemoRemains(context).catch(closeAfter(context));
  const metrics = createMetrics();
  metrics.watchProcess();
  const server = createListener(createApp(context, metrics), config);
  const live = startLive(server, context, {
    authenticate: (token) => findCaller(token, context),
    admitToCall: (caller, id) => admitToCall(caller, id, context),
    metrics,
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host, backlog }, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const dataDir = resolvePath(config.dataDir);
  log.info(
    { port, host: config.host, url: config.publicUrl, database: context.db.kind, dataDir },
    'listening',
  );
  warnOfDemo(context);

  const workers = startWorkers(context, allJobs);
  const assessing = startReassessing(context);
  const end = async (): Promise<void> => {
    log.info('ending');
    await live.stop();
    const late = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(late);
    endApart();
    await assessing.stop();
    await workers.stop();
    await closeContext(context);
    log.info('ended');
    process.exit(0);
  };
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // A second signal means that the person will not wait.
      if (isEnding) process.exit(1);
      isEnding = true;
      end().catch((error) => fail(error, log));
    });
}

/** Says loudly who may read what. */
function warnOfDemo({ config, db, log }: AppContext): void {
  const { demo, host } = config;
  if (isDemo({ config, db }))
    log[demo === 'exposed' ? 'warn' : 'info'](
      { host },
      'THIS IS A DEMONSTRATION: WHOEVER REACHES IT CAN READ EVERY MAIL AND SIGN IN AS ANYONE. Put no proxy before it.',
    );
  else if (demo !== '0')
    log.warn(
      { host, url: config.publicUrl, database: db.kind },
      'NADI_DEMO is ignored: others could reach it',
    );
}

/** Releases the folder, so that the command that helps can start at once. */
const closeAfter =
  (context: AppContext) =>
  async (error: unknown): Promise<never> => {
    await closeContext(context);
    throw error;
  };

function fail(error: unknown, log: Log): never {
  log.error({ error: describeError(error) }, 'could not end well');
  process.exit(1);
}

main().catch((error: unknown) => {
  // Errors that the person can correct are one line; others need their stack.
  const isExpected =
    error instanceof ConfigError ||
    error instanceof FolderInUse ||
    error instanceof DemoAccountsRemain ||
    isPortInUse(error);
  process.stderr.write(
    `${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});

const isPortInUse = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE';
