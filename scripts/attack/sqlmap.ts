import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disguise, startDisguise, toText } from './disguise';
import { type Outcome, skipped } from './outcome';
import { type AttackedOperation, attacked } from './requests';
import type { Target } from './target';
import { findTool, runTool } from './tools';

/** Seconds for one operation. */
const patience = 120;

/** Every parameter, id and field of every operation, as someone who is signed in. */
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
        const printed = await runTool(sqlmap, [...options(folder), '-r', file], patience);
        await writeFile(`${file}.log`, printed);
        findings.push(...findingsIn(printed).map((found) => `${operation.id}: ${found}`));
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

const options = (folder: string) => [
  ...['--batch', '--disable-coloring', '--flush-session', '--output-dir', folder],
  // An error of the database would look the same at every level; a refused value is no reason to leave the rest.
  ...[
    '--dbms',
    'PostgreSQL',
    '--level',
    '1',
    '--risk',
    '1',
    '--ignore-code',
    '*',
    '--timeout',
    '10',
    '--retries',
    '1',
  ],
  ...[
    '--skip-waf',
    '--threads',
    '4',
    '--answers',
    'process it=Y,JSON=Y,custom=Y,redirect=N,exploit=N,keep testing=Y',
  ],
];

/** The operation as requests in full; a star marks where sqlmap may write besides parameters and fields. */
function requestsOf(operation: AttackedOperation): ((disguise: Disguise) => string)[] {
  const { path, query, method, bodyType, bodies } = operation;
  const hasPlace = path.includes('{') || query.length > 0 || bodyType === 'application/json';
  if (!hasPlace) return [];
  const search =
    query.length > 0
      ? `?${query.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&')}`
      : '';
  const address = `/api/v1${path.replace(/\{\w+\}/g, '0198f000-0000-7000-8000-00000000dead*')}${search}`;
  const sent = bodyType === 'application/json' ? bodies : [undefined];
  return sent.map((body) => ({ url }) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    return [
      `${method.toUpperCase()} ${address} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      'Accept: application/json',
      ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
      '',
      text,
    ].join('\r\n');
  });
}

const findingsIn = (printed: string): string[] =>
  printed
    .split('\n')
    .filter((line) =>
      /is vulnerable|injection point\(s\)|appears to be .*injectable|might be injectable/.test(line),
    )
    .map((line) => line.trim());
