import type { Person } from '../../apps/api/scripts/test/people';
import type { Result } from './report';
import { residentOf } from './resident';
import { spreadOf } from './rounds';
import type { Stage } from './stage';

/** Maximum growth of the server's memory, in megabytes. */
const maxGrowth = 200;
/** The server allows ten an hour for each account. */
const maxExports = 5;
const pause = 20;

/** P3: measures how much the server's memory grows while a person exports all of their readings, and how long that takes. */
export async function measureExport(stage: Stage, who: Person, rounds: number): Promise<Result[]> {
  const [grown, seconds, sizes]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < Math.min(rounds, maxExports); round += 1) {
    const before = residentOf(stage.pid);
    const began = performance.now();
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, residentOf(stage.pid));
    }, pause);
    const bytes = await download(stage, who).finally(() => clearInterval(timer));
    seconds.push((performance.now() - began) / 1_000);
    grown.push(most - before);
    sizes.push(bytes / 1e6);
  }
  return [
    {
      id: 'P3',
      what: 'export: growth of the server',
      unit: 'MB',
      spread: spreadOf(grown),
      ceiling: maxGrowth,
    },
    { id: 'P3', what: 'export: whole download', unit: 's', spread: spreadOf(seconds) },
    { id: 'P3', what: 'export: archive', unit: 'MB', spread: spreadOf(sizes) },
  ];
}

/** @returns bytes received */
async function download({ url }: Stage, { token }: Person): Promise<number> {
  const answer = await fetch(`${url}/account/export`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`The export was answered ${answer.status}.`);
  const reader = answer.body.getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) bytes += piece.value.length;
  return bytes;
}
