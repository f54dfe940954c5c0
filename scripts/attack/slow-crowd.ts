/**
 * A process of its own, so that the slow connections do not slow down the measurement. Opens `count` connections of five kinds to `port`,
 * and sends its parent how long each was kept, in milliseconds.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const port = Number(process.argv[2]);
const count = Number(process.argv[3]);

const body =
  'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n';
const large = 'GET /docs/assets/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4);
type Kind = { name: string; first: string; drip?: string; isDeaf?: boolean };
const silent: Kind = { name: 'silent', first: '' };
const kinds: Kind[] = [
  silent,
  { name: 'headers drip', first: 'GET / HTTP/1.1\r\n', drip: 'X-A: 1\r\n' },
  { name: 'body drips', first: body, drip: ' ' },
  { name: 'body stops', first: body },
  // A client that does not read does not notice the end, but cannot send requests either.
  { name: 'answer untaken', first: large, drip: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', isDeaf: true },
];

export type Kept = { kind: string; milliseconds: number };

/** Connections opened each 50 ms: a crowd, not a flood. */
const atOnce = 50;
const drips = new Set<() => void>();
setInterval(() => {
  for (const drip of drips) drip();
}, 1_000).unref();

function open(index: number): Promise<Kept> {
  // Each connection that does not read its answer uses megabytes of system memory, so a few must do.
  const { name, first, drip, isDeaf } = kinds[index % 50 === 0 ? 4 : index % 4] ?? silent;
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(first);
      if (drip) drips.add(say);
    });
    const say = () => socket.write(drip ?? '');
    if (isDeaf) socket.pause();
    else socket.resume();
    socket.on('error', () => {});
    socket.once('close', () => {
      drips.delete(say);
      resolve({ kind: name, milliseconds: performance.now() - began });
    });
    // Far beyond the promised limit: connections still open then are reported as kept.
    setTimeout(() => socket.destroy(), 40_000).unref();
  });
}

process.channel?.ref();
process.send?.('ready');
await once(process, 'message');
const kept: Promise<Kept>[] = [];
for (let index = 0; index < count; index += 1) {
  kept.push(open(index));
  if (index % atOnce === 0) await wait(50);
}
process.send?.(await Promise.all(kept));
process.disconnect?.();
