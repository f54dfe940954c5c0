import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { isOwnFailure, toText } from './disguise';
import { type Outcome, skipped } from './outcome';
import { type AttackedOperation, attacked, someId, toWire } from './requests';
import { someAddress, type Target } from './target';
import { findTool } from './tools';

const bodies = 10_000;
const atOnce = 8;

type Seed = { operation: AttackedOperation; contentType: string; bytes: Buffer };

/** Sends the contract's example bodies, broken in ten thousand ways: each must be answered, and never with a server error. */
export async function attackBodies(target: Target): Promise<Outcome> {
  const zzuf = findTool('zzuf');
  if (!zzuf) return skipped('there is no zzuf here: apt-get install zzuf');
  const seeds = attacked.flatMap(toSeeds);
  const statuses = new Map<number, number>();
  const findings: string[] = [];
  const tokens = new Map<string, string | null>();
  let next = 0;

  async function attack(): Promise<void> {
    for (let number = next++; number < bodies; number = next++) {
      const seed = seeds[number % seeds.length];
      if (!seed) return;
      const status = await send(seed, await fuzz(zzuf ?? '', seed.bytes, number), number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || isOwnFailure(status))
        findings.push(
          `${status || 'no answer'}: ${seed.operation.id} with zzuf ${optionsOf(number).join(' ')}`,
        );
    }
  }

  async function send({ operation, contentType }: Seed, body: Buffer, number: number): Promise<number> {
    const { id, roles, path, method } = operation;
    // Some operations end the session that they are called in, so every hundredth request begins a new one.
    if (roles.length > 0 && (!tokens.has(id) || number % 100 < atOnce))
      tokens.set(id, (await target.tokenFor(roles)) ?? (await target.tokenFor(['PATIENT'])));
    const answer = await fetch(`${target.url}/api/v1${path.replace(/\{\w+\}/g, someId)}`, {
      method: method.toUpperCase(),
      headers: {
        'Content-Type': contentType,
        'Idempotency-Key': randomUUID(),
        'X-Forwarded-For': someAddress(),
        ...(tokens.get(id) ? { Authorization: `Bearer ${tokens.get(id)}` } : {}),
      },
      body: new Uint8Array(body),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status ?? 0;
  }

  await Promise.all(Array.from({ length: atOnce }, attack));
  const operations = new Set(seeds.map(({ operation }) => operation.id));
  return { told: `${bodies} bodies to ${operations.size} operations; answers ${toText(statuses)}`, findings };
}

const toSeeds = (operation: AttackedOperation): Seed[] =>
  operation.bodies.map((body) => {
    const { type, text } = toWire(operation, body);
    return { operation, contentType: type, bytes: Buffer.from(text) };
  });

/** A third is broken anywhere, a third keeps its brackets and quotes, and a third stays valid JSON, so that it reaches the operation itself. */
const optionsOf = (number: number): string[] => [
  ...['-s', String(number), '-r', number % 2 === 0 ? '0.004' : '0.03'],
  ...(number % 3 > 0 ? ['-P', '{}[]":,\\r\\n\\-'] : []),
  ...(number % 3 > 1 ? ['-R', '\\x00-\\x1f"{}[]\\\\\\x7f-\\xff'] : []),
];

function fuzz(zzuf: string, bytes: Buffer, number: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(zzuf, optionsOf(number), { stdio: ['pipe', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks)));
    child.stdin.end(bytes);
  });
}
