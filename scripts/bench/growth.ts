import type { Person } from '../../apps/api/scripts/test/people';
import { measureExport } from './export';
import { addYear } from './many-readings';
import type { Result } from './report';
import { inTurns, percentile95, ratioOf, type Spread, spreadOf } from './rounds';
import type { Stage } from './stage';

const many = 525_600;
const few = 1_000;
/** Requests in each round: a single time means little. The server takes 600 a minute from each account. */
const tries = 7;
const maxGrowth = 2;
const maxMilliseconds = 50;

type Asked = { what: string; path: (count: number) => string };

const trend = '/vital-signs/trends?metric=pulse&period=';
const asked: Asked[] = [
  { what: 'list, first page', path: () => '/vital-signs' },
  { what: 'list, page 500 (50 of 100)', path: (count) => `/vital-signs?page=${count === many ? 500 : 50}` },
  { what: 'list, last page', path: (count) => `/vital-signs?page=${count / 10}` },
  { what: 'list, after a cursor', path: () => '/vital-signs?cursor=' },
  {
    what: 'list of half a year',
    path: (count) => `/vital-signs?dateFrom=${halfAYearAgo}&page=${count / 50}`,
  },
  { what: 'trend, 90 days', path: () => `${trend}90d` },
  { what: 'trend, a year', path: () => `${trend}1y` },
  { what: 'summary, a year', path: () => '/vital-signs/summary?period=1y' },
];
const halfAYearAgo = new Date(Date.now() - 183 * 86_400_000).toISOString();

/** P3: measures the response times for a person with a reading each minute of a year, and for one with a thousand readings in the same year. */
export async function measureGrowth(stage: Stage, rounds: number): Promise<Result[]> {
  const [busy, quiet] = await stage.addPatients(2);
  if (!busy || !quiet) throw new Error('There are no patients.');
  await addYear(stage, busy, many);
  await addYear(stage, quiet, few);

  // First, while the password is still recent.
  const results = await measureExport(stage, busy, rounds);
  for (const { what, path } of asked) {
    const all: number[] = [];
    const of = async (person: Person, count: number) => {
      const url = stage.url + (await withCursor(stage, person, path(count), count));
      return async () => {
        const times: number[] = [];
        for (let number = 0; number < tries; number += 1) times.push(await timeOf(url, person));
        if (count === many) all.push(...times);
        return spreadOf(times).median;
      };
    };
    const measured = await inTurns(rounds, { many: await of(busy, many), few: await of(quiet, few) });
    results.push(
      { id: 'P3', what: `${what}: ${many} readings`, unit: 'ms', spread: spreadOf(measured.many) },
      { id: 'P3', what: `${what}: ${few} readings`, unit: 'ms', spread: spreadOf(measured.few) },
      {
        id: 'P3',
        what: `${what}: many / few`,
        unit: 'x',
        spread: ratioOf(measured.many, measured.few),
        ceiling: maxGrowth,
      },
    );
    if (what === 'trend, 90 days')
      results.push({
        id: 'P3',
        what: `${what}: p95`,
        unit: 'ms',
        // The first round warms up.
        spread: constant(percentile95(all.slice(tries))),
        ceiling: maxMilliseconds,
      });
  }
  return results;
}

/** A cursor in the middle of the list. */
async function withCursor(stage: Stage, person: Person, path: string, count: number): Promise<string> {
  if (!path.endsWith('cursor=')) return path;
  const answer = await ask(`${stage.url}/vital-signs?page=${count / 20}`, person);
  const { pagination } = (await answer.json()) as { pagination: { next: string } };
  return path + pagination.next;
}

async function timeOf(url: string, person: Person): Promise<number> {
  const began = performance.now();
  await (await ask(url, person)).arrayBuffer();
  return performance.now() - began;
}

async function ask(url: string, { token }: Person): Promise<Response> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`GET ${url} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const constant = (value: number): Spread => ({ min: value, median: value, max: value });
