import { analyticsFigures } from '@nadi/domain/platform/analytics';
import type { Analytics } from '../types';

export const clock = { now: '2026-11-20T10:40:00+05:30', timeZone: 'Asia/Kolkata' } as const;

const sizes = [410, 30, 20, 0, 620, 90, 1180, 60, 40, 10, 0, 240, 0];
const day = (index: number) => new Date(Date.UTC(2026, 10, 20 + index)).toISOString().slice(0, 10);

const counted = (atLeast: number) =>
  atLeast === 0 ? ({ state: 'FEWER', atLeast: null } as const) : ({ state: 'COUNTED', atLeast } as const);

const base = { outcomes: { visitsHeld: null, visitsMissed: null, messagesSent: null } } as const;
const noQueue = {
  jobsDue: 0,
  oldestDueAt: null,
  jobsFailed: 0,
  registrationsWaiting: 0,
  oldestRegistrationAt: null,
};

/** Invented days of a clinic. */
export const some = (days: number, scale = 1): Analytics => ({
  step: 'day',
  countedTo: day(-1),
  parts: Array.from({ length: days }, (_, index) => ({
    from: day(index - days),
    to: day(index - days),
  })),
  figures: analyticsFigures.map((figure, place) => {
    const counts = Array.from({ length: days }, (_, index) =>
      counted(Math.floor(((sizes[place] ?? 0) * scale * (8 + ((index * 3 + place) % 5))) / 100) * 10),
    );
    const told = counts.flatMap(({ atLeast }) => atLeast ?? []);
    const isPeople = figure === 'active-patients' || figure === 'active-doctors';
    const sum = isPeople ? Math.max(0, ...told) : told.reduce((total, count) => total + count, 0);
    const state = told.length === counts.length ? 'COUNTED' : told.length === 0 ? 'FEWER' : 'PARTLY';
    return { figure, counts, total: { state, atLeast: sum || null } as const };
  }),
  outcomes: {
    visitsHeld: { lowest: 74, highest: 88 },
    visitsMissed: null,
    messagesSent: { lowest: 97, highest: 97 },
  },
  queues: {
    jobsDue: 14,
    oldestDueAt: '2026-11-20T09:52:00+05:30',
    jobsFailed: 2,
    registrationsWaiting: 3,
    oldestRegistrationAt: '2026-11-18T09:00:00+05:30',
  },
});

export const uncounted: Analytics = {
  ...some(30),
  ...base,
  countedTo: null,
  figures: some(30).figures.map((one) => ({
    ...one,
    total: { state: 'UNKNOWN', atLeast: null },
    counts: one.counts.map(() => ({ state: 'UNKNOWN', atLeast: null }) as const),
  })),
  queues: noQueue,
};

export const small: Analytics = { ...some(7, 0), ...base, queues: { ...noQueue, jobsDue: 1_000 } };
