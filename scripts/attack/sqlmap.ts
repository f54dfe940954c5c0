import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disguise, startDisguise, toText } from './disguise';
import { type Outcome, skipped } from './outcome';
import { type AttackedOperation, attacked, someId, toWire } from './requests';
import type { Target } from './target';
import { findTool, runTool } from './tools';

/** The minimum number of requests that sqlmap sends if it can. */
const fewest = 20;
const count = ({ statuses }: Disguise) => [...statuses.values()].reduce((sum, times) => sum + times, 0);

/** Seconds for one operation. */
const timeoutSeconds = 180;

/** Tests every parameter, id and field of every operation, as a signed-in person. */
export async function attackDatabase(target: Target): Promise<Outcome> {
  const sqlmap = findTool('sqlmap');
  if (!sqlmap) return skipped('there is no sqlmap here: apt-get install sqlmap');
  const disguise = await startDisguise(target);
  const folder = await mkdtemp(join(target.reports, 'sqlmap-'));
  const findings: string[] = [];
  const untested: string[] = [];
  let tested = 0;
  try {
    for (const operation of attacked) {
      const targets = requestsOf(operation);
      disguise.token = operation.roles.length > 0 ? await target.tokenFor(operation.roles) : null;
      if (operation.roles.length > 0 && !disguise.token) untested.push(operation.id);
      for (const [index, text] of targets.entries()) {
        const file = join(folder, `${operation.id}-${index}.txt`);
        await writeFile(file, text(disguise));
        const before = count(disguise);
        const printed = await runTool(sqlmap, [...options(folder), '-r', file], timeoutSeconds);
        await writeFile(`${file}.log`, printed);
        findings.push(...findingsIn(printed).map((found) => `${operation.id}: ${found}`));
        // A tool that could not even send a request would find nothing either.
        if (count(disguise) - before < fewest) findings.push(`${operation.id}: sqlmap did not get going`);
        tested += 1;
      }
    }
  } finally {
    await disguise.stop();
  }
  return {
    told: `${tested} requests of ${attacked.length} operations${untested.length > 0 ? ` (as nobody, for want of a demo account: ${untested.join(', ')})` : ''}; answers ${toText(disguise.statuses)}`,
    findings: [...findings, ...new Set(disguise.failures)],
  };
}

const always =
  '--batch --ignore-stdin --disable-coloring --flush-session --dbms PostgreSQL --level 2 --risk 2 --skip-waf --threads 4 --timeout 10 --retries 1 --ignore-code *';

const options = (folder: string) => [
  ...always.split(' '),
  ...['--output-dir', folder],
  ...['--answers', 'process it=Y,JSON=Y,custom=Y,redirect=N,exploit=N,keep testing=Y'],
];

/** The operation as complete requests; a star marks places where sqlmap would not insert by itself: ids in paths, and tokens. */
function requestsOf(operation: AttackedOperation): ((disguise: Disguise) => string)[] {
  const { path, query, method, bodies } = operation;
  if (!path.includes('{') && query.length === 0 && bodies.length === 0) return [];
  const search = new URLSearchParams(query.map(({ name, value }): [string, string] => [name, value]));
  const address = `/api/v1${path.replace(/\{\w+\}/g, `${someId}*`)}${query.length > 0 ? `?${search}` : ''}`;
  const sent = bodies.length > 0 ? bodies.map((body) => toWire(operation, body)) : [null];
  return sent.map((body) => ({ url }) => {
    const text = body?.text.replace(/(oken":"[^"]*)"/g, '$1*"') ?? '';
    return [
      `${method.toUpperCase()} ${address} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      'Accept: application/json',
      ...(body ? [`Content-Type: ${body.type}`, `Content-Length: ${Buffer.byteLength(text)}`] : []),
      '',
      text,
    ].join('\r\n');
  });
}

/** The findings that sqlmap confirms at the end; it checks its own suspicions on the way. */
const findingsIn = (printed: string): string[] =>
  printed
    .split('\n')
    .filter((line) => /is vulnerable|identified the following injection point/.test(line))
    .map((line) => line.trim());
