import type { Node } from '../document/node';
import { MockProblem } from '../mock-problem';
import type { Controlled } from './control';
import { advance, readClock, readFailures, readLatency } from './settings';

type Action = (given: Node, mock: Controlled) => void;

/** The actions that control the mock, by the path below its control endpoint. Each refuses unknown settings, and then changes nothing. */
export const actions: Readonly<Record<string, Action>> = {
  '/reset'(given, { reset }) {
    allowOnly(given, ['scenario']);
    reset(given.scenario === undefined ? undefined : textOf(given, 'scenario'));
  },
  '/scenario'(given, { begin }) {
    allowOnly(given, ['name', 'scenario']);
    begin(textOf(given, oneOf(given, ['name', 'scenario'])));
  },
  '/clock'(given, { settings }) {
    allowOnly(given, ['at', 'advance']);
    const wanted = oneOf(given, ['at', 'advance']);
    if (wanted === 'advance') return advance(settings, numberOf(given, 'advance'));
    settings.frozenAt = given.at === null ? null : readClock(textOf(given, 'at'));
    settings.ahead = 0;
  },
  '/latency'(given, { settings }) {
    allowOnly(given, ['from', 'to', 'milliseconds']);
    if (oneOf(given, ['from', 'milliseconds']) === 'milliseconds') {
      allowOnly(given, ['milliseconds']);
      settings.latency = readLatency(String(numberOf(given, 'milliseconds')));
      return;
    }
    const from = numberOf(given, 'from');
    const to = given.to === undefined ? from : numberOf(given, 'to');
    settings.latency = readLatency(`${from}-${to}`);
  },
  '/failures'(given, { settings }) {
    allowOnly(given, ['rate', 'status']);
    if (given.rate === undefined && given.status === undefined) throw refused('Send { "rate": ... }.');
    const rate = given.rate === undefined ? 1 : numberOf(given, 'rate');
    const status = given.status === undefined ? 503 : numberOf(given, 'status');
    if (rate < 0 || rate > 1) throw refused('"rate" is a share from 0 to 1.');
    if (status <= 1) throw refused('"status" is a status from 400 to 599.');
    const { failureStatus } = readFailures(String(status));
    settings.failureRate = rate;
    settings.failureStatus = failureStatus;
  },
};

const refused = (detail: string) => new MockProblem(400, detail);

function allowOnly(given: Node, names: readonly string[]): void {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const known = names.map((name) => `"${name}"`).join(', ');
  throw refused(`There is no "${unknown.slice(0, 40)}" here. There are: ${known}.`);
}

/** Returns the one of several that is given. */
function oneOf(given: Node, names: readonly string[]): string {
  const [first, second] = names.filter((name) => given[name] !== undefined);
  if (first !== undefined && second === undefined) return first;
  throw refused(`Send one of ${names.map((name) => `{ "${name}": ... }`).join(' and ')}.`);
}

function textOf(given: Node, name: string): string {
  const value = given[name];
  if (typeof value === 'string') return value;
  throw refused(`"${name}" is a text.`);
}

function numberOf(given: Node, name: string): number {
  const value = given[name];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw refused(`"${name}" is a number.`);
}
