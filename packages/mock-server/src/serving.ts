import { type Answer, jsonAnswer } from './answers/answer';
import { answerByContract } from './answers/by-contract';
import { hasWish, preferenceNames, readPreference } from './answers/prefer';
import type { Contract } from './contract';
import type { Settings } from './control/settings';
import type { World } from './control/worlds';
import type { Operation } from './document/operations';
import { once, printOf } from './idempotency';
import type { Ask, MemoryAnswer } from './memory/memory-answer';
import { createMemory } from './memory/remember';
import type { Rules } from './memory/rules';
import { MockProblem } from './mock-problem';
import type { Call, Caller, Incoming, MockOptions, Reply } from './mock-types';
import type { Found } from './routing/router';
import { createGate, everyScope } from './security';
import { bodyReader, type ReadBody } from './validation/body';
import { distinct, type Fault } from './validation/faults';
import { parameterReader } from './validation/parameters';

/** The world in which one request is answered. */
export type Surroundings = {
  world: World;
  settings: Settings;
  now: Date;
  random: () => number;
  newId: () => string;
  /** Answers another request. */
  ask: Call['ask'];
};

/** The source of the answer, sent in `X-Mock-Source`. */
type Source = 'handler' | 'memory' | 'example' | 'schema';

const sourceHeader = 'X-Mock-Source';
const maxFaults = 100;

/** Answers requests of the contract: refuses what it refuses, remembers what it lets remember. */
export function createServing(contract: Contract, rules: Rules, options: MockOptions) {
  const { bodyLimit = 10 * 1024 * 1024, handlers = {}, aroundRules, refusesUnknownQuery = false } = options;
  const gate = createGate(contract, options.whyNot);
  const remember = createMemory(contract, rules, options.kinds);
  const hasOwners = contract.operations.some(({ owner }) => owner !== null);
  const alsoKnown = [...gate.queryKeys, ...preferenceNames];
  const readers = lazily((operation: Operation) => ({
    parameters: parameterReader(
      operation,
      contract.views,
      contract.compileRequest,
      alsoKnown,
      refusesUnknownQuery && !operation.ignoresUnknownQuery,
    ),
    body: bodyReader(operation, contract.views, contract.compileRequest, bodyLimit),
  }));

  return async (incoming: Incoming, found: Found, here: Surroundings): Promise<Answer> => {
    await weather(here);
    if (found === null) throw new MockProblem(404, 'The contract has no such path.');
    if ('allowed' in found) return refuseMethod(incoming.method, found.allowed);
    const { operation, path } = found;
    if (path === null) throw new MockProblem(400, 'The address cannot be read.');
    const { headers, url } = incoming;
    const { store } = here.world;
    const recognise = (token: string): Caller | null =>
      options.authenticate
        ? options.authenticate(token, store, here.now)
        : { subject: token, scopes: [everyScope] };
    const caller = gate.admit(operation, { headers, query: url.searchParams }, recognise);
    options.refuse?.(operation.id, { headers, caller });
    const bytes = operation.body ? await incoming.read(bodyLimit) : new Uint8Array();
    const read = await readBody(operation, bytes, headers);
    const { query, faults } = readers(operation).parameters({ query: url.searchParams, path, headers });
    refuseFaults(operation, [...faults, ...read.faults]);

    const preference = readPreference(headers, url.searchParams);
    const sampling = { now: here.now, random: here.random };
    const accept = headers.get('accept');
    const byContract = () => answerByContract(operation, preference, accept, contract, sampling);
    if (hasWish(preference)) return withSource(byContract());

    const person = caller && options.ownerOf ? options.ownerOf(caller) : undefined;
    const owner = hasOwners ? operation.owner && caller && (person ?? caller.subject) : person;
    const asked = {
      who: person ?? headers.get('authorization') ?? '',
      print: printOf(incoming, read),
    };
    /** Returns the answer of the rules, inside the wrappers. */
    async function around(call: Call, ask: Ask): Promise<Answer> {
      let source: Source = 'memory';
      const reply = await aroundRules?.(call, () => {
        const remembered = remember(operation, store, ask);
        if (remembered) return { reply: remembered, items: remembered.items };
        const { source: given, ...answer } = byContract();
        source = given;
        return { reply: toReply(answer), items: [] };
      });
      return withSource({ ...fromReply(reply ?? {}, operation), source });
    }

    return once(operation, headers, asked, here.world.kept, async () => {
      const { newId } = here;
      const ask = {
        path,
        query,
        headers,
        body: read.body,
        files: read.files,
        url,
        caller,
        owner: owner ?? undefined,
        newId,
        ...sampling,
      };
      const byRule = (): Answer & { source: Source } => {
        const remembered = remember(operation, store, ask);
        return remembered ? fromMemory(remembered) : byContract();
      };
      const handler = handlers[operation.id];
      if (!handler && !aroundRules) return withSource(byRule());
      const call: Call = {
        operationId: operation.id,
        path,
        query,
        headers,
        body: read.body,
        files: read.files,
        caller,
        store,
        now: here.now,
        newId,
        ask: here.ask,
        byRule: async () => toReply(byRule()),
      };
      if (handler) return withSource({ ...fromReply(await handler(call), operation), source: 'handler' });
      return around(call, ask);
    });
  };

  async function readBody(
    operation: Operation,
    bytes: Uint8Array<ArrayBuffer>,
    headers: Headers,
  ): Promise<ReadBody> {
    return readers(operation).body(bytes, headers.get('content-type'));
  }
}

function lazily<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The latency and the failures that were asked for, before anything is done. */
async function weather({ settings, random }: Surroundings): Promise<void> {
  const [from, to] = settings.latency;
  if (to > 0) await new Promise((resolve) => setTimeout(resolve, from + random() * (to - from)));
  if (settings.failureRate > 0 && random() < settings.failureRate)
    throw new MockProblem(
      settings.failureStatus,
      'This failure was asked of the mock. Nothing was changed.',
      {},
      settings.failureStatus === 503 || settings.failureStatus === 429 ? { 'Retry-After': '1' } : {},
    );
}

function refuseMethod(method: string, allowed: readonly string[]): Answer {
  const headers = { Allow: allowed.join(', ') };
  if (method === 'OPTIONS') return { status: 204, headers, body: null };
  throw new MockProblem(405, `This address takes ${allowed.join(', ')}.`, {}, headers);
}

function refuseFaults({ responses }: Operation, found: readonly Fault[]): void {
  const errors = distinct(found).slice(0, maxFaults);
  const [first] = errors;
  if (!first) return;
  const status = '422' in responses || !('400' in responses) ? 422 : 400;
  throw new MockProblem(status, inWords(first), { errors });
}

/** `/body/measuredAt` and `Must be given.` -> `Measured at must be given.`; a header keeps its name. */
function inWords({ pointer, message }: Fault): string {
  const name = pointer.split('/').slice(2).at(-1);
  if (!name || !message.startsWith('Must ')) return message;
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} must ${message.slice('Must '.length)}`;
}

function withSource({ source, ...answer }: Answer & { source: Source }): Answer {
  return { ...answer, headers: { ...answer.headers, [sourceHeader]: source } };
}

function fromMemory({ status, body, headers }: MemoryAnswer): Answer & { source: Source } {
  if (body === undefined) return { status, headers, body: null, source: 'memory' };
  return { ...jsonAnswer(status, body, headers), source: 'memory' };
}

function fromReply({ status, body, bytes, headers = {} }: Reply, operation: Operation): Answer {
  const code = status ?? operation.success;
  if (bytes)
    return {
      status: code,
      headers: { 'content-type': bytes.type, ...headers },
      body: new Uint8Array(bytes.content),
    };
  return body === undefined ? { status: code, headers, body: null } : jsonAnswer(code, body, headers);
}

function toReply({ status, headers, body }: Answer): Reply {
  const { 'content-type': type = '', ...others } = headers;
  if (body === null) return { status, headers: others };
  if (typeof body === 'string' && type.includes('json'))
    return { status, headers: others, body: JSON.parse(body) };
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { status, headers: others, bytes: { content, type } };
}
