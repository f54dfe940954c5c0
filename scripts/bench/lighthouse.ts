import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { launchSystemBrowser } from '../browser';
import { freePort } from '../free-port';
import { root } from '../root';
import { run } from '../run';
import { installApart } from './install-apart';
import { everyPage, firstPages, type Page } from './lighthouse-pages';
import { inOwnTime } from './own-time';
import type { Result } from './report';
import { inTurns, spreadOf } from './rounds';
import { canMakeCertificate, openSecureFront } from './secure-front';
import { addRecordingPatient, type SignedIn, signInHere } from './signed-in';
import type { Stage } from './stage';
import { stepBack } from './step-back';

const folder = join(root, '.cache', 'lighthouse');
const manifest = join(import.meta.dirname, 'lighthouse', 'package.json');
const command = join(folder, 'node_modules/lighthouse/cli/index.js');

/** Selects the pages: the first pages of most visits, all pages, or those with one of these texts in their name or address. */
function choose(wish = 'first'): Record<string, Page> {
  if (wish === 'first') return firstPages;
  if (wish === 'all') return everyPage;
  const isMeant = (name: string, { path }: Page) =>
    wish.split(',').some((part) => name.includes(part) || path.includes(part));
  return Object.fromEntries(Object.entries(everyPage).filter(([name, page]) => isMeant(name, page)));
}

const common = ['--only-categories=performance', '--disable-storage-reset', '--quiet'];

/** On a machine with much to do, it misses the beginning of a visit now and then; a long walk is not lost by that. */
const maxTries = 3;

type Seen = { score: number; paint: number; shift: number; blocked: number };

/**
 * P6 by Lighthouse with its defaults: a phone on a slow line, simulated, with nothing on it from an earlier visit except the session. Over
 * HTTP/2, as in production: Lighthouse counts each file that waits as one that shares the line, and over HTTP/1.1 six of them do.
 */
export async function measureLighthouse(stage: Stage, rounds: number, wish?: string): Promise<Result[]> {
  const pages = choose(wish);
  if (!(await installApart(folder, manifest, 'lighthouse'))) {
    console.log('Skipped: Lighthouse could not be installed.');
    return [];
  }
  if (!canMakeCertificate()) {
    console.log('Skipped: HTTP/2 needs a certificate, and there is no openssl to make one.');
    return [];
  }
  const env = {
    ...stage.env,
    PORT: String(await freePort()),
    WEB_DIST: join(root, 'apps/web/dist'),
    // A person who must have a second step and has none sees one page, at whatever address.
    NADI_SECOND_STEP_ROLES: '',
  };
  const profile = mkdtempSync(join(tmpdir(), 'nadi-bench-lighthouse-'));
  const port = await freePort();
  /** The things that were opened, closed in reverse order, even if opening the next one failed. */
  const closers: (() => unknown)[] = [() => rmSync(profile, { recursive: true, force: true })];
  try {
    const front = await openSecureFront('nadi.localhost', Number(env.PORT), profile);
    closers.push(() => front.close());
    const { url } = front;
    const context = await chromium.launchPersistentContext(join(profile, 'profile'), {
      ...launchSystemBrowser(`--remote-debugging-port=${port}`, front.browserFlag),
      viewport: null,
    });
    closers.push(() => context.close(), stepBack());
    const server = await startServerProcess(env);
    closers.push(() => server.kill());
    const people = {
      PATIENT: await addRecordingPatient(stage, env.PORT),
      DOCTOR: await stage.addDoctor(),
      ADMIN: await stage.addAdministrator(),
    };
    const look =
      ({ path, arrival = '', role, isDemonstration = false }: Page) =>
      async () => {
        front.setDemonstration(isDemonstration);
        for (let tries = 1; ; tries += 1) {
          await beginAnew(context, url, role && { role, token: people[role].token });
          const seen = await ask(`${url}${path}${arrival}`, port, profile);
          if (seen) {
            // A walk over all pages takes half an hour: what was seen is said at once, and is not lost if it ends early.
            console.error(`${path} ${role ?? ''} ${JSON.stringify(seen)}`);
            return seen;
          }
          if (tries === maxTries) throw new Error(`Lighthouse could not look at ${path}.`);
        }
      };
    const looks = Object.entries(pages).map(([name, page]) => [name, look(page)] as const);
    const seen = await inTurns(rounds, Object.fromEntries(looks));
    return Object.entries(pages).flatMap(([name, page]) => resultsOf(name, page, seen[name] ?? []));
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Clears the device as if it were new, except for the session. */
async function beginAnew(context: BrowserContext, url: string, person?: SignedIn): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  // The one file that may not be a page and has an origin nevertheless: data files are shown in a sandbox.
  await page.goto(`${url}/service-worker.js`);
  if (person) await page.evaluate(signInHere, person);
  await page.close();
}

/** Returns what Lighthouse finds, in two steps: it records the page, and then judges the record without the time that the page waited. */
async function ask(address: string, port: number, folder: string): Promise<Seen | undefined> {
  const [seen, report] = [join(folder, 'seen'), join(folder, 'report.json')];
  const lighthouse = (...wishes: string[]) => run(process.execPath, [command, address, ...common, ...wishes]);
  rmSync(seen, { recursive: true, force: true });
  if (!(await lighthouse(`--gather-mode=${seen}`, `--port=${port}`))) return undefined;
  const traceFile = join(seen, 'defaultPass.trace.json');
  const trace = JSON.parse(readFileSync(traceFile, 'utf8'));
  writeFileSync(traceFile, JSON.stringify({ ...trace, traceEvents: inOwnTime(trace.traceEvents) }));
  if (!(await lighthouse(`--audit-mode=${seen}`, '--output=json', `--output-path=${report}`)))
    return undefined;
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    score: categories.performance.score,
    paint: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
  };
}

function resultsOf(name: string, { paint }: Page, seen: readonly Seen[]): Result[] {
  const of = (part: keyof Seen) => spreadOf(seen.map((one) => one[part]));
  return [
    { id: 'P6', what: `Lighthouse ${name}: score`, unit: '', spread: of('score'), floor: 0.95 },
    { id: 'P6', what: `${name}: largest paint`, unit: 'ms', spread: of('paint'), ceiling: paint },
    { id: 'P6', what: `${name}: layout shift`, unit: '', spread: of('shift'), ceiling: 0.02 },
    { id: 'P6', what: `${name}: blocked`, unit: 'ms', spread: of('blocked'), ceiling: 150 },
  ];
}
