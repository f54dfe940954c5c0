import { type Answer, jsonAnswer } from '../answers/answer';
import type { Contract } from '../contract';
import { isObject, type Node } from '../document/node';
import type { Rules } from '../memory/rules';
import { MockProblem } from '../mock-problem';
import type { Incoming, LogEntry } from '../mock-types';
import { actions } from './actions';
import { nowOf, type Settings } from './settings';
import type { Scenarios, World } from './worlds';

/** Bytes; what steers the mock is short. */
const maxBytes = 64 * 1024;

export const controlPath = '/__mock';

export type Controlled = {
  settings: Settings;
  scenarios: Scenarios;
  rules: Rules;
  contract: Contract;
  log: LogEntry[];
  state: { scenario: string };
  /** Forgets what was remembered, and goes on with a scenario. */
  begin(scenario: string): void;
  /** Puts everything back, and begins with a scenario. */
  reset(scenario?: string): void;
  worldOf(name: string): World;
};

export const isControl = (path: string) => path === controlPath || path.startsWith(`${controlPath}/`);

/** The control endpoint: how the mock stands, and what makes it stand otherwise. */
export async function answerControl(incoming: Incoming, mock: Controlled): Promise<Answer> {
  try {
    return jsonAnswer(200, await control(incoming, mock));
  } catch (error) {
    const known = error instanceof MockProblem ? error : new MockProblem(400, String(error));
    const { status, detail, headers } = known;
    return jsonAnswer(status, { type: 'about:blank', status, detail }, headers, 'application/problem+json');
  }
}

async function control({ method, url, read }: Incoming, mock: Controlled): Promise<unknown> {
  const path = url.pathname.slice(controlPath.length).replace(/\/$/, '');
  if (url.search !== '') throw new MockProblem(400, 'Nothing here takes a query. Send an object of JSON.');
  if (path === '') {
    requireMethod(method, ['GET']);
    return stateOf(mock);
  }
  if (path === '/log') {
    requireMethod(method, ['GET', 'DELETE']);
    if (method === 'DELETE') mock.log.length = 0;
    return { log: mock.log };
  }
  const action = Object.hasOwn(actions, path) ? actions[path] : undefined;
  if (!action)
    throw new MockProblem(
      404,
      `There are: GET ${controlPath}, GET ${controlPath}/log, POST ${Object.keys(actions)
        .map((one) => controlPath + one)
        .join(', ')}.`,
    );
  requireMethod(method, ['POST']);
  action(await readJson(read), mock);
  return stateOf(mock);
}

function requireMethod(method: string, allowed: readonly string[]): void {
  if (allowed.includes(method)) return;
  const all = allowed.join(', ');
  throw new MockProblem(405, `This address takes ${all}.`, {}, { Allow: all });
}

async function readJson(read: Incoming['read']): Promise<Node> {
  const text = new TextDecoder().decode(await read(maxBytes));
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new MockProblem(400, 'Send an object of JSON.');
}

function stateOf({ settings, scenarios, rules, contract, log, state, worldOf }: Controlled) {
  const { frozenAt, latency, failureRate, failureStatus } = settings;
  return {
    scenario: state.scenario,
    scenarios: Object.fromEntries(Object.entries(scenarios).map(([name, one]) => [name, one.description])),
    clock: {
      now: new Date(nowOf(settings)).toISOString(),
      isFrozen: frozenAt !== null,
    },
    latency: { from: latency[0], to: latency[1] },
    failures: { rate: failureRate, status: failureStatus },
    remembers: worldOf(state.scenario).store.counts(),
    requests: log.length,
    operations: contract.operations.map((operation) => ({
      operationId: operation.id,
      method: operation.method.toUpperCase(),
      path: operation.path,
      rule: rules.byOperation.get(operation)?.kind ?? null,
    })),
  };
}
