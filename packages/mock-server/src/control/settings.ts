import { MockProblem } from '../mock-problem';
import type { MockOptions } from '../mock-types';

/** What can be set while the mock runs: by command line, by the control endpoint, or by the headers of one request. */
export type Settings = {
  /** An instant at which the clock stands; null where it runs. */
  frozenAt: number | null;
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
  latency: typeof latency === 'number' ? [latency, latency] : latency,
  failureRate,
  failureStatus,
});

export function readClock(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new MockProblem(400, `"${text}" is no moment such as 2026-11-20T09:00:00Z.`);
  return time;
}

/** A clock moved by seconds, within what a moment can be. */
export function advanced(from: number, seconds: number): number {
  const time = from + seconds * 1000;
  if (Number.isNaN(new Date(time).getTime()))
    throw new MockProblem(400, `A clock cannot be moved by ${seconds} seconds.`);
  return time;
}

/** `80` or `50-200`, in milliseconds. */
export function readLatency(text: string): Settings['latency'] {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text.trim()) ?? [];
  if (from === undefined || Number(to) < Number(from))
    throw new MockProblem(400, `"${text}" is no latency such as 80 or 50-200 (milliseconds).`);
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
