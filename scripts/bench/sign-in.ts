import { randomUUID } from 'node:crypto';
import type { Result } from './report';
import { inTurns, ratioOf, spreadOf } from './rounds';
import type { Stage } from './stage';

/** Attempts in each round: a single time means little. */
const tries = 8;

/** Milliseconds that a failed sign-in takes for an address with an account and for one without; no one may be able to tell them apart. */
export async function measureSignIn(stage: Stage, rounds: number): Promise<Result[]> {
  const known = (await stage.addPatients(tries * (rounds + 1))).map(({ email }) => email);
  const measured = await inTurns(rounds, {
    known: () => timeOf(stage.url, () => known.pop() ?? ''),
    unknown: () => timeOf(stage.url, () => `${randomUUID()}@nadi.example`),
  });
  const tolerance = 0.1;
  const ratio = ratioOf(measured.known, measured.unknown);
  const apart = Math.abs(ratio.median - 1);
  return [
    { id: 'S3', what: 'wrong sign-in, known address', unit: 'ms', spread: spreadOf(measured.known) },
    { id: 'S3', what: 'wrong sign-in, unknown address', unit: 'ms', spread: spreadOf(measured.unknown) },
    { id: 'S3', what: 'known / unknown', unit: 'x', spread: ratio },
    {
      id: 'S3',
      what: 'known / unknown, apart from 1',
      unit: '',
      spread: { min: apart, median: apart, max: apart },
      ceiling: tolerance,
    },
  ];
}

async function timeOf(url: string, nextAddress: () => string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      // Each from another address: the rate limit for one address is measured elsewhere.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anyPlace() },
      body: JSON.stringify({ email: nextAddress(), password: 'not the password of anyone' }),
    });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 401) throw new Error(`A wrong sign-in was answered ${answer.status}.`);
  }
  return spreadOf(times).median;
}

const anyPlace = () => [10, 0, 0, 0].map((part) => part || Math.floor(Math.random() * 256)).join('.');
