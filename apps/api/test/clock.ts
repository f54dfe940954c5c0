import type { Clock } from '../src/kernel/environment/clock';

/** A clock that stands until it is moved. */
export type TestClock = Clock & { advance(milliseconds: number): void; set(moment: string): void };

export function createTestClock(moment = '2026-11-20T09:00:00+05:30'): TestClock {
  let now = new Date(moment);
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
    set(text) {
      now = new Date(text);
    },
  };
}

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);
