/**
 * `npm start`: builds what has changed, opens the embedded database, runs the whole product on one port and prints its address.
 * `-- --fresh` starts with empty data, `-- --port 8081` uses another port, `--dev` rebuilds as files change, `--no-catalogue` leaves the
 * catalogue as it is.
 */
import { join } from 'node:path';
import { styleText } from 'node:util';
import { brand } from '../../packages/brand/src/brand';
import { root } from '../root';
import { run } from '../run';
import { isBuilt } from '../stories/build';
import { buildBeside } from './catalogue';
import { dataFolder, throwAwayData } from './data';
import { runDev } from './dev';
import { endWithUs, hasGroups, hearSignals } from './ending';
import { type Options, readOptions } from './options';
import { isFree } from './port';
import { addressOf, startServer } from './server';

/** Ends with one line for the person who started it. */
function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

function optionsOrStop(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const openToAll =
  process.env.NADI_DEMO === 'exposed'
    ? [
        `THIS IS A DEMONSTRATION, AND IT LISTENS ON ${process.env.HOST ?? '127.0.0.1'}. Whoever reaches it can read every mail and`,
        'sign in as anyone above. Keep no data of real people in it.',
      ]
    : [
        'THIS IS A DEMONSTRATION. It listens on this machine only. Put no proxy before it: whoever',
        'reaches it can read every mail and sign in as anyone above. Keep no data of real people in it.',
      ];

hearSignals();
const options = optionsOrStop();
if (!(await isFree(options.port)))
  stop(
    `Port ${options.port} is in use. Stop the program that uses it, or use another port: npm start -- --port ${options.port + 1}`,
  );
if (options.isFresh) await throwAwayData().catch((error: Error) => stop(error.message));

if (options.isDev) {
  await runDev(options.port);
} else {
  console.log(`Building ${brand.name}. Unchanged parts come from the cache.`);
  const built = await run(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only'],
    { isQuiet: true, isDetached: hasGroups, started: endWithUs },
  );
  if (!built) stop('The build failed. The lines above show where.');
  const server = await startServer(options.port).catch((error: Error) => stop(error.message));
  const address = addressOf(options.port);
  const catalogue = `${address}/storybook`;
  const accounts = server.demoAccounts.map(({ email, password }) => `    ${email.padEnd(24)} ${password}`);
  console.log(
    [
      '',
      `  ${brand.name} is ready.`,
      '',
      `  App        ${address}   (if that name is not found: http://localhost:${options.port}, where the app cannot be installed)`,
      `  API        ${address}/api/v1`,
      `  Contract   ${address}/docs`,
      ...(isBuilt()
        ? [`  Catalogue  ${catalogue}`]
        : options.hasCatalogue
          ? [`  Catalogue  ${catalogue}   (ready in a minute or two: this is its first build)`]
          : []),
      ...(server.isEmbedded ? [`  Mailbox    ${address}/dev/mail`] : []),
      ...(accounts.length > 0 ? ['', '  Demo accounts', ...accounts] : []),
      '',
      ...(server.demoAccounts.length > 0
        ? [...openToAll.map((line) => styleText('bold', `  ${line}`)), '']
        : []),
      ...(server.isEmbedded
        ? [
            `  Data is kept in ${dataFolder}, in the embedded database. It survives a program crash,`,
            '  but not a power failure. For that, set DATABASE_URL to a Postgres server.',
            '',
          ]
        : [`  Files and keys are kept in ${dataFolder}.`, '']),
      '  Press Ctrl+C to stop.',
      '',
    ].join('\n'),
  );
  if (options.hasCatalogue) {
    const isFirst = !isBuilt();
    const stands = await buildBeside();
    if (!stands)
      console.error(
        '  The catalogue could not be built. The lines above show why. Everything else is running.',
      );
    else if (isFirst) console.log(`  The catalogue is ready: ${catalogue}`);
  }
}
