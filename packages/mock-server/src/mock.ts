import type { Answer } from './answers/answer';
import { problemAnswer } from './answers/problems';
import { asFetch } from './as-fetch';
import { readContract } from './contract';
import { answerControl, isControl } from './control/control';
import { nowOf, settingsOf, withHeaders } from './control/settings';
import { builtIn, createWorld, scenarioOf, type World } from './control/worlds';
import { isObject } from './document/node';
import { upgrade } from './document/upgrade';
import { readRules } from './memory/rules';
import { MockProblem } from './mock-problem';
import type { Incoming, LightMock, LogEntry, MockOptions, Store } from './mock-types';
import { createRandom } from './random';
import { createIds } from './sampling/text';
import { createServing } from './serving';

/** The log keeps this many requests. */
const maxLogged = 1000;

/**
 * A mock of an API out of its OpenAPI 3.1 document.
 *
 * @param document bundled: every `$ref` within itself
 */
export function createMock(document: unknown, options: MockOptions = {}): LightMock {
  if (!isObject(document)) throw new TypeError('The document is no object.');
  const contract = readContract(upgrade(document), options.formats);
  const rules = readRules(contract);
  const scenarios = { ...builtIn, ...options.scenarios };
  const settings = settingsOf(options);
  const first = options.scenario ?? 'examples';
  const chances = () => {
    const random = createRandom(options.seed);
    return { random, newId: createIds(random) };
  };
  const state = { scenario: first, ...chances() };
  scenarioOf(scenarios, state.scenario);
  const worlds = new Map<string, World>();
  const log: LogEntry[] = [];

  const now = (here = settings) => new Date(nowOf(here));
  const chance = () => ({ now: now(), random: state.random });
  function worldOf(name: string): World {
    const known = worlds.get(name);
    if (known) return known;
    const made = createWorld(name, scenarios, contract, rules, chance);
    worlds.set(name, made);
    return made;
  }
  function begin(scenario: string): void {
    scenarioOf(scenarios, scenario);
    state.scenario = scenario;
    Object.assign(state, chances());
    worlds.clear();
  }
  function reset(scenario = first): void {
    begin(scenario);
    Object.assign(settings, settingsOf(options));
    log.length = 0;
  }
  const serve = createServing(contract, rules, options);

  async function respond(incoming: Incoming): Promise<Answer> {
    const started = performance.now();
    const { method, url, headers } = incoming;
    if (isControl(url.pathname))
      return answerControl(incoming, {
        settings,
        scenarios,
        rules,
        contract,
        log,
        begin,
        reset,
        state,
        worldOf,
      });
    const found = contract.router.find(method, url.pathname);
    const operation = found && 'operation' in found ? found.operation : null;
    let answer: Answer;
    try {
      const here = withHeaders(settings, headers);
      const world = worldOf(headers.get('x-mock-scenario') ?? state.scenario);
      answer = await serve(incoming, found, {
        world,
        settings: here,
        now: now(here),
        random: state.random,
        newId: state.newId,
        ask: respond,
      });
    } catch (error) {
      const problem = toProblem(error);
      answer = problemAnswer(problem, url.pathname, operation, contract, chance(), options.toProblemBody);
    }
    log.push({
      at: now().toISOString(),
      method,
      path: url.pathname,
      operationId: operation?.id ?? null,
      status: answer.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
    });
    if (log.length > maxLogged) log.splice(0, log.length - maxLogged);
    return answer;
  }

  // Shows to whoever holds it what is remembered now, after a reset too.
  const current = () => worldOf(state.scenario).store;
  const store: Store = {
    collection: (path, owner) => current().collection(path, owner),
    read: (key, owner) => current().read(key, owner),
    write: (key, value, owner) => current().write(key, value, owner),
  };

  return {
    respond,
    fetch: asFetch(respond),
    reset,
    store,
    log,
  };
}

function toProblem(error: unknown): MockProblem {
  if (error instanceof MockProblem) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new MockProblem(500, `The mock failed: ${detail}`);
}
