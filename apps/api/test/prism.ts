import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import { freePort } from '../../../scripts/free-port';

const root = join(import.meta.dirname, '../../..');
const base = '/api/v1';

export type Prism = { url: string; close(): Promise<void> };

/**
 * Prism before an API: what it answers passes only where the contract declares it, and is a 500 of Prism's otherwise. Requests are
 * not validated there: most of the suite's break the contract on purpose, and it is the API's answer that is tried.
 */
export async function startPrism(api: string): Promise<Prism> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-prism-'));
  const document = join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(forPrism()));
  const port = await freePort();
  const options = [
    '--errors',
    '--validate-request',
    'false',
    '--port',
    String(port),
    '--verboseLevel',
    'warn',
  ];
  const prism = spawn(
    process.execPath,
    [join(root, 'node_modules/@stoplight/prism-cli/dist/index.js'), 'proxy', document, api, ...options],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await untilListening(prism, port);
  const switchboard = await startSwitchboard(port, Number(new URL(api).port));
  return {
    url: `http://127.0.0.1:${switchboard.port}`,
    async close() {
      await switchboard.close();
      const ended = new Promise((resolve) => prism.once('exit', resolve));
      prism.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Operation = { security?: unknown };

/** The contract as Prism takes it: without the path of its server, which Prism leaves out of account. */
function forPrism() {
  const paths = Object.entries<object>(openapi.paths).map(([path, item]) => [
    base + path,
    Object.fromEntries(
      Object.entries<Operation>(item as Record<string, Operation>).map(([method, operation]) => [
        method,
        // Prism would answer by itself who is not signed in; what the API answers them is to be seen.
        { ...operation, security: [] },
      ]),
    ),
  ]);
  return { ...openapi, servers: [{ url: '/' }], paths: Object.fromEntries(paths) };
}

/**
 * Leads past Prism what it answers by itself, without asking the API: paths and methods that are not in the contract, and JSON that
 * is none.
 */
async function startSwitchboard(prism: number, api: number) {
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const { method, url, headers } = incoming;
    const isForPrism = isInContract(method, url) && !isBrokenJson(headers['content-type'], body);
    const upstream = request(
      { host: '127.0.0.1', port: isForPrism ? prism : api, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    upstream.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const templates = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${base}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

const isInContract = (method = '', url = '') =>
  templates.some((one) => one.method === method && one.pattern.test(url.split('?')[0] ?? ''));

function isBrokenJson(type: string | undefined, body: Buffer): boolean {
  if (!type?.startsWith('application/json') || body.length === 0) return false;
  try {
    JSON.parse(body.toString());
    return false;
  } catch {
    return true;
  }
}

async function untilListening(prism: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (prism.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Prism did not start.');
}
