import { randomUUID } from 'node:crypto';
import openapi from '../../packages/contract/generated/openapi.json' with { type: 'json' };
import { operations } from '../../packages/contract/generated/operations';
import { toText } from './disguise';
import type { Outcome } from './outcome';
import { type AttackedOperation, attacked, someId, toWire } from './requests';
import { roles, startSessions } from './sessions';
import { someAddress, type Target } from './target';

/** Requests to each operation in each role. */
const each = 40;
const atOnce = 8;

const oddTexts = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    'NaN',
    'null',
    '[]',
    '{}',
    '\u0000',
    '\ud800',
    '\u202e',
    '१',
    "' or 1=1 --",
  ],
  ...['0000-01-01', '0000-02-29', '9999-12-31', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'],
  ...[
    '../../etc/passwd',
    '<script>',
    '%s%n',
    'x'.repeat(1_500),
    someId,
    'aGVsbG8',
    '00000000-0000-0000-0000-000000000000',
  ],
];
const oddValues: unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  { toString: 1 },
];
/** As they are sent, encoded or not. */
const oddSegments = [
  '%ff',
  '%00',
  '%2e%2e',
  '.',
  '%',
  'a%2fb',
  '%E0%A4%A',
  someId,
  'x'.repeat(300),
  '%F0%9F%92%A9',
];
const oddHeaders: Record<string, string>[] = [
  {},
  { 'If-Match': '*' },
  { 'If-Match': '"0"' },
  { 'If-Match': 'W/"1", "2"' },
  { 'Idempotency-Key': 'x' },
  { 'Idempotency-Key': 'y'.repeat(300) },
  { 'X-Request-Id': '"' },
  { Accept: 'text/html' },
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/json; charset=utf-16' },
];

/** Numbers that are the same in each run: what was found can be sent again. */
function drawing(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;
  return { next, pick };
}
type Drawing = ReturnType<typeof drawing>;

/** A cursor in the form of our lists, with a time, an id and a number that nobody gave. */
function forgedCursor({ next }: Drawing): string {
  const bytes = Buffer.from(Array.from({ length: 31 }, () => next(256)));
  bytes.writeUInt8(next(4), 0);
  return bytes.toString('base64url');
}

/** Replaces, removes or adds something anywhere in a value. */
function spoil(value: unknown, draw: Drawing): unknown {
  if (draw.next(4) === 0 || typeof value !== 'object' || value === null) return draw.pick(oddValues);
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys.length > 0 && draw.next(6) > 0 ? draw.pick(keys) : 'unknown';
  if (draw.next(5) === 0) delete copy[key];
  else copy[key] = draw.next(2) === 0 ? spoil(copy[key], draw) : draw.pick(oddValues);
  return copy;
}

type Declared = Record<string, Record<string, { responses?: Record<string, unknown> }>>;
const statusesOf = ({ path, method }: AttackedOperation): ReadonlySet<string> =>
  new Set(Object.keys((openapi.paths as unknown as Declared)[path]?.[method]?.responses ?? {}));

/** Answers that any server may give to what is no request to an operation, before one is chosen. */
const beforeAnyOperation = new Set(['404', '405', '414', '431']);
/** An address with more characters may be too long for the server. */
const longAddress = 1_000;

/** Sends each operation, in each role, odd requests made of its examples: none may be a server error, and each answer is declared. */
export async function attackContract(target: Target): Promise<Outcome> {
  const findings = new Map<string, string>();
  const statuses = new Map<number, number>();
  const pairs = attacked.flatMap((operation) => roles.map((role) => ({ operation, role })));
  const sessions = await startSessions(target);
  let sent = 0;
  let next = 0;

  async function attack(): Promise<void> {
    for (let index = next++; index < pairs.length; index = next++) {
      const pair = pairs[index];
      if (!pair) return;
      // Another session for each: some operations end the one that they are called in.
      const { url, token } = await sessions.open(pair.role);
      for (let number = 0; number < each; number += 1) {
        const draw = drawing(index * each + number + 1);
        const { status, request } = await send(url, pair.operation, token, draw);
        sent += 1;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const fault = faultOf(pair.operation, status, request);
        if (fault) findings.set(`${fault}: ${pair.operation.id}`, `as ${pair.role}, ${request}`);
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, attack)).finally(sessions.stop);
  return {
    told: `${sent} requests to ${attacked.length} operations in ${roles.length} roles; answers ${toText(statuses)}`,
    findings: [...findings].map(([fault, request]) => `${fault}, ${request}`),
  };
}

function faultOf(operation: AttackedOperation, status: number, request: string): string | null {
  // The contract declares 503 as temporary, which this machine is not to be.
  if (status === 0 || status >= 500) return `${status || 'no answer'}`;
  if (statusesOf(operation).has(String(status))) return null;
  if (status === 414 && request.split(' ', 2).join(' ').length > longAddress) return null;
  // An odd segment may make it an address of nothing.
  if (beforeAnyOperation.has(String(status)) && request.includes('odd address')) return null;
  return `${status} is not declared`;
}

async function send(
  url: string,
  operation: AttackedOperation,
  token: string | null,
  draw: Drawing,
): Promise<{ status: number; request: string }> {
  const { path, method, bodies, bodyType, query } = operation;
  const isOdd = path.includes('{') && draw.next(3) === 0;
  const filled = path.replaceAll(/\{\w+\}/g, () => (isOdd ? draw.pick(oddSegments) : someId));
  const asked = new URLSearchParams();
  for (const { name, value } of query) {
    const chance = draw.next(4);
    if (chance < 2) asked.set(name, value);
    else if (chance === 2) asked.set(name, name === 'cursor' ? forgedCursor(draw) : draw.pick(oddTexts));
  }
  if (draw.next(8) === 0) asked.set(draw.pick(['_', 'page[]', '__proto__', 'cursor']), '1');
  const search = asked.size > 0 ? `?${asked}` : '';
  const odd = draw.pick(oddHeaders);
  const body = bodyType
    ? toWire(operation, spoil(draw.pick(bodies.length > 0 ? bodies : [{}]), draw) ?? {})
    : null;
  const request = `${method.toUpperCase()} ${filled}${search} ${JSON.stringify(odd)} ${body?.text.slice(0, 300) ?? ''}${isOdd ? ' (odd address)' : ''}`;
  const answer = await fetch(`${url}/api/v1${filled}${search}`, {
    method: method.toUpperCase(),
    headers: {
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': someAddress(),
      ...(body ? { 'Content-Type': body.type } : {}),
      ...(operations[operation.id as keyof typeof operations].parameters.some(
        ({ name }) => name === 'If-Match',
      )
        ? { 'If-Match': '"1"' }
        : {}),
      ...odd,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: body.text } : {}),
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return { status: answer?.status ?? 0, request };
}
