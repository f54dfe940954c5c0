// areas: platform
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Job } from '../../src/kernel/jobs/job';
import { startWorkers } from '../../src/kernel/jobs/workers';
import type { AppContext } from '../../src/kernel/operation/context';
import { createBell } from '../../src/kernel/queue/bell';
import { enqueue } from '../../src/kernel/queue/enqueue';
import { startApi, type TestApi } from '../api';

let api: TestApi;
let context: AppContext;
const running: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
afterAll(() => api.close());

/** Workers of a server of its own on the same database. */
function start(jobs: readonly Job[], about: Partial<AppContext> = {}) {
  context = { ...api.context, bell: createBell(), ...about };
  const workers = startWorkers(context, jobs);
  running.push(workers);
  return workers;
}

const put = (id: string) =>
  api.context.db.write('gate', (tx) =>
    tx.execute(enqueue('deletions', { thing: id }, api.context.clock.now())),
  );

function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('the workers of a server', () => {
  it('do a job as soon as they are told of it, and finish it before they stop', async () => {
    const [begun, ended] = [gate(), gate()];
    const done: (string | undefined)[] = [];
    const workers = start([
      {
        name: 'deletions',
        async run({ thing }) {
          begun.open();
          await ended.opened;
          done.push(thing);
        },
      },
    ]);
    const id = v7();
    await put(id);
    await context.bell.ring('deletions');
    await begun.opened;
    const stopping = workers.stop();
    expect(done).toEqual([]);
    ended.open();
    await stopping;
    expect(done).toEqual([id]);
    const left = await api.database.asSuperuser("select state from pgboss.job where name = 'deletions'");
    expect(left).toEqual([{ state: 'completed' }]);
  });

  it('go on where the database was away, and end no process', async () => {
    let isAway = true;
    const refused = gate();
    const db: AppContext['db'] = {
      ...api.context.db,
      write(...given) {
        if (!isAway) return api.context.db.write(...given);
        refused.open();
        return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
      },
    };
    const done = gate();
    start([{ name: 'deletions', run: async () => done.open() }], { db });
    await put(v7());
    await refused.opened;
    isAway = false;
    await context.bell.ring('deletions');
    await done.opened;
  });

  it('say when what was enqueued before is done', async () => {
    const done: (string | undefined)[] = [];
    start([{ name: 'deletions', run: async ({ thing }) => void done.push(thing) }]);
    await context.bell.idle('deletions');
    for (const id of [v7(), v7(), v7()]) {
      await put(id);
      await context.bell.ring('deletions');
      await context.bell.idle('deletions');
      expect(done.at(-1)).toBe(id);
    }
  });

  it('enqueue what is scheduled by themselves', async () => {
    const done = gate();
    const schedule = { cron: '0 * * * *', timeZone: 'UTC' };
    start([{ name: 'housekeeping', schedule, run: async () => done.open() }]);
    await done.opened;
  });
});
