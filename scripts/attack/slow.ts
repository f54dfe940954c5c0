import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from './outcome';
import type { Kept } from './slow-crowd';
import type { Target } from './target';

const crowdSize = 1_000;
const rounds = 3;
/** Milliseconds for which normal traffic is measured, without and under attack. */
const span = 12_000;
/** Milliseconds between requests of normal traffic. */
const every = 20;
/** A slow connection must be ended within this time. */
const promised = 15_000;

/** A thousand slow connections: are they ended in time, and how much do they slow down other clients (S11)? */
export async function attackSlowly(target: Target): Promise<Outcome> {
  const token = await target.tokenFor(['PATIENT']);
  const ask = () =>
    fetch(`${target.url}/api/v1/vital-signs`, { headers: { Authorization: `Bearer ${token}` } });
  await measure(ask, 3_000);

  const quiet: number[] = [];
  const besieged: number[] = [];
  const kept: Kept[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const crowd = await gather(target.port);
    quiet.push(p99(await measure(ask, span)));
    const ended = crowd.begin();
    besieged.push(p99(await measure(ask, span)));
    kept.push(...(await ended));
  }
  const ratio = median(besieged) / median(quiet);
  const longest = Math.max(...kept.map(({ milliseconds }) => milliseconds));
  const late = kept.filter(({ milliseconds }) => milliseconds > promised);
  for (const kind of new Set(kept.map((one) => one.kind))) {
    const times = kept.filter((one) => one.kind === kind).map(({ milliseconds }) => milliseconds);
    console.log(
      `  ${kind.padEnd(15)} ${times.length}, kept ${inSeconds(Math.min(...times))} to ${inSeconds(Math.max(...times))}`,
    );
  }
  return {
    told: `${kept.length} slow connections kept ${inSeconds(longest)} at most; p99 ${quiet.map(inMs)} -> ${besieged.map(inMs)} ms, x${ratio.toFixed(2)}`,
    findings: [
      ...(late.length > 0 ? [`${late.length} connections were kept longer than ${inSeconds(promised)}`] : []),
      ...(ratio > 2 ? [`p99 of normal traffic grew ${ratio.toFixed(2)} times`] : []),
    ],
  };
}

/** The crowd in a process of its own, loaded and waiting for the signal to start. */
async function gather(port: number): Promise<{ begin(): Promise<Kept[]> }> {
  const child = fork(join(import.meta.dirname, 'slow-crowd.ts'), [String(port), String(crowdSize)], {
    execArgv: ['--import', 'tsx'],
  });
  const gone = once(child, 'exit').then(() => {
    throw new Error('The crowd went away without a word.');
  });
  await Promise.race([once(child, 'message'), gone]);
  return {
    async begin() {
      const told = once(child, 'message');
      child.send('begin');
      const [kept] = await Promise.race([told, gone]);
      return kept;
    },
  };
}

/** Milliseconds of each request, sent at a steady pace whether or not the last one was answered. */
async function measure(ask: () => Promise<Response>, milliseconds: number): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const began = performance.now();
    answers.push(
      ask().then(async (answer) => {
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`Normal traffic was answered ${answer.status}.`);
        return performance.now() - began;
      }),
    );
    await wait(every);
  }
  return Promise.all(answers);
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const p99 = (numbers: readonly number[]) => sorted(numbers)[Math.floor(numbers.length * 0.99)] ?? 0;
const median = (numbers: readonly number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const inMs = (milliseconds: number) => milliseconds.toFixed(1);
