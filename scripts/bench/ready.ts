import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { freePort } from '../free-port';
import type { Result } from './report';
import { spreadOf } from './rounds';
import type { Stage } from './stage';

/** Seconds from the launch of the server until it can serve, on an existing database; the first start is a warm-up. */
export async function measureReady({ env }: Stage, rounds: number): Promise<Result[]> {
  const seconds: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServerProcess({ ...env, PORT: String(await freePort()) });
    await server.kill();
    if (round > 0) seconds.push(server.readyAfter / 1000);
  }
  return [{ id: 'P10', what: 'server ready', unit: 's', spread: spreadOf(seconds), ceiling: 1.3 }];
}
