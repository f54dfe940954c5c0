import { MockProblem } from '../mock-problem';
import type { MockOptions } from '../mock-types';

/** The settings of a running mock: by command line, by the control endpoint, or by the headers of one request. */
export type Settings = {
  /** An instant at which the clock stands; null where it runs. */
  frozenAt: number | null;
  /** Milliseconds by which a clock that runs is ahead. */
  ahead: number;
  latency: readonly [from: number, to: number];
  failureRate: number;
  /** With which status a request fails. */
  failureStatus: number;
};

export const settingsOf = ({
  frozenAt,
  latency = 0,
  failureRate = 0,
  failureStatus = 503,
}: MockOptions): Settings => ({
  frozenAt: frozenAt === undefined ? null : readClock(frozenAt),
  ahead: 0,
  latency: typeof latency === 'number' ? [latency, latency] : latency,
  failureRate,
  failureStatus,
});

/** The current settings of a mock. */
export const nowOf = ({ frozenAt, ahead }: Settings): number => frozenAt ?? Date.now() + ahead;

const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i;
/** Years of four digits: dates of others are written and compared as text. */
const earliest = Date.parse('0001-01-02T00:00:00Z');
const latest = Date.parse('9999-12-30T23:59:59.999Z');
const isHeld = (time: number) => time >= earliest && time <= latest;

export function readClock(text: string): number {
  const time = moment.test(text) ? Date.parse(text) : Number.NaN;
  if (!isHeld(time)) throw new MockProblem(400, `"${text}" is no moment such as 2026-11-20T09:00:00Z.`);
  return time;
}

/** Moves a clock by seconds, within what a moment can be. One that runs goes on running. */
export function advance(settings: Settings, seconds: number): void {
  if (!isHeld(nowOf(settings) + seconds * 1000))
    throw new MockProblem(400, `A clock cannot be moved by ${seconds} seconds.`);
  if (settings.frozenAt === null) settings.ahead += seconds * 1000;
  else settings.frozenAt += seconds * 1000;
}

/** Longer than any client waits, and shorter than what a timer takes for nothing. */
const longestLatency = 600_000;

/** `80` or `50-200`, in milliseconds. */
export function readLatency(text: string): Settings['latency'] {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text.trim()) ?? [];
  if (from === undefined || Number(to) < Number(from) || Number(to) > longestLatency)
    throw new MockProblem(400, `"${text}" is no latency such as 80 or 50-200 (milliseconds, up to 600000).`);
  return [Number(from), Number(to)];
}

/** A share such as `0.1`, or a status such as `500` with which every request fails. */
export function readFailures(text: string): Pick<Settings, 'failureRate' | 'failureStatus'> {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 1) return { failureRate: value, failureStatus: 503 };
  if (Number.isInteger(value) && value >= 400 && value <= 599)
    return { failureRate: 1, failureStatus: value };
  throw new MockProblem(400, `"${text}" is no share from 0 to 1 and no status from 400 to 599.`);
}

/** The settings of one request: `X-Mock-Clock`, `X-Mock-Latency`, `X-Mock-Fail`. */
export function withHeaders(settings: Settings, headers: Headers): Settings {
  const clock = headers.get('x-mock-clock');
  const latency = headers.get('x-mock-latency');
  const fail = headers.get('x-mock-fail');
  if (clock === null && latency === null && fail === null) return settings;
  return {
    ...settings,
    ...(clock === null ? {} : { frozenAt: readClock(clock) }),
    ...(latency === null ? {} : { latency: readLatency(latency) }),
    ...(fail === null ? {} : readFailures(fail)),
  };
}
