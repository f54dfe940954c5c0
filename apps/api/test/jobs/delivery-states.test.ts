// database: both
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeliveryState } from '@nadi/domain/platform/delivery';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { jobDays, longestWait } from '../../src/kernel/delivery/longest-wait';
import { failedTry, notingDelivery, notingInVain } from '../../src/kernel/delivery/note-delivery';
import { sweepOnce } from '../../src/kernel/jobs/housekeeping';
import { leavingMail, mailQueue } from '../../src/kernel/mail/mail-queue';
import { giveUpMail, sendMail } from '../../src/kernel/mail/send-mail';
import { sweeps } from '../../src/kernel/sweeps';
import { deliveryLog } from '../../src/kernel/tables/delivery-log';
import { startApi, type TestApi } from '../api';
import { days, hours } from '../clock';

let api: TestApi;
/** Answers of the mail server, in the order in which it is asked; it takes an e-mail when there is none. */
let answers: Promise<void>[] = [];
beforeAll(async () => {
  api = await startApi();
  const mailer = { send: () => answers.shift() ?? Promise.resolve(), forget: () => {}, close: () => {} };
  Object.assign(api.context, { mailer });
  // The runs are those of the tests alone.
  api.context.bell.answer({ wake: () => {}, idle: async () => {} });
});
beforeEach(() => {
  answers = [];
});
afterAll(() => api.close());

const away = Object.assign(new Error('away'), { code: 'ETIMEDOUT' });
const rejecting = () => {
  const promise = Promise.reject(away);
  promise.catch(() => {});
  return promise;
};

/** Leaves an e-mail to be sent. @returns its id */
async function leave(): Promise<string> {
  const mail = { to: 'leela@nadi.example', purpose: 'general', subject: '', text: '', html: '' } as const;
  const id = v7();
  const tools = { newId: () => id, secrets: api.context.secrets, now: api.clock.now() };
  await api.context.db.write('keeper', async (tx) => {
    for (const statement of leavingMail(mail, undefined, tools)) await statement(tx);
  });
  return id;
}
const run = (id: string) => sendMail(id, api.context);
const logged = async (id: string) => {
  const [row] = await api.look((tx) => tx.select().from(deliveryLog).where(eq(deliveryLog.id, id)));
  return row;
};
const sent = { state: 'SENT', attempts: 1, problem: null };

describe('the log of a message', () => {
  it('stays SENT where another run of its job fails later, or is given up', async () => {
    const id = await leave();
    let failing = (_: Error): void => {};
    answers = [new Promise((_, reject) => (failing = reject))];
    const late = run(id);
    late.catch(() => {});
    while (answers.length > 0) await new Promise(setImmediate);
    await run(id);
    expect(await logged(id)).toMatchObject(sent);
    failing(away);
    await expect(late).rejects.toThrow('away');
    await giveUpMail(id, api.context);
    expect(await logged(id)).toMatchObject(sent);
  });

  it('becomes SENT where a message that was given up is sent again, and counts each try', async () => {
    const id = await leave();
    answers = [rejecting(), rejecting()];
    await expect(run(id)).rejects.toThrow('away');
    expect(await logged(id)).toMatchObject({ state: 'RETRYING', attempts: 1, problem: 'unreachable' });
    await giveUpMail(id, api.context);
    expect(await logged(id)).toMatchObject({ state: 'FAILED', attempts: 1, problem: 'unreachable' });
    await expect(run(id)).rejects.toThrow('away');
    expect(await logged(id)).toMatchObject({ state: 'FAILED', attempts: 2, problem: 'unreachable' });
    await run(id);
    expect(await logged(id)).toMatchObject({ ...sent, attempts: 3 });
  });

  it('says FAILED at once where the e-mail is gone that is to be sent, and keeps SENT', async () => {
    const [gone, taken] = [await leave(), await leave()];
    await api.database.asSuperuser(`delete from mails where id = '${gone}'`);
    await run(gone);
    expect(await logged(gone)).toMatchObject({ state: 'FAILED', attempts: 0 });
    await run(taken);
    await run(taken);
    expect(await logged(taken)).toMatchObject(sent);
  });

  it.each(['SENT', 'LIMITED', 'EXPIRED', 'SKIPPED'] as const)(
    'stays %s, whatever is noted',
    async (state) => {
      const id = v7();
      const now = api.clock.now();
      const row = { id, channel: 'push', purpose: 'general', state, createdAt: now, changedAt: now } as const;
      const kept = await api.context.db.write('keeper', async (tx) => {
        await tx.insert(deliveryLog).values(row);
        for (const noted of ['SENT', 'FAILED', 'EXPIRED', 'SKIPPED'] as const)
          await notingDelivery(id, { state: noted, isTry: true }, now, tx);
        await notingDelivery(id, failedTry(away), now, tx);
        await notingInVain(id, now, tx);
        return tx.select().from(deliveryLog).where(eq(deliveryLog.id, id));
      });
      expect(kept).toMatchObject([{ ...row, attempts: 0, problem: null }]);
    },
  );
});

describe('a message that no run can send any more', () => {
  it('is FAILED by the hourly sweep, with its last problem; one that may still be sent waits', async () => {
    const begun = api.clock.now();
    const states: DeliveryState[] = ['WAITING', 'RETRYING', 'SENT', 'EXPIRED'];
    const rows = states.map((state) => ({
      ...{ id: v7(), channel: 'push' as const, purpose: 'general' as const, state },
      ...{ problem: state === 'RETRYING' ? ('unreachable' as const) : null },
      ...{ createdAt: begun, changedAt: begun },
    }));
    await api.context.db.write('keeper', (tx) => tx.insert(deliveryLog).values(rows));
    const swept = async () => {
      const { done } = await sweepOnce(api.context, sweeps);
      const now = await Promise.all(rows.map(async ({ id }) => (await logged(id))?.state));
      return [done['messages that were never sent'] ?? 0, ...now];
    };
    api.clock.advance(longestWait - 1);
    expect(await swept()).toEqual([0, ...states]);
    api.clock.advance(1);
    expect(await swept()).toEqual([2, 'FAILED', 'FAILED', 'SENT', 'EXPIRED']);
    const [waiting, retrying] = await Promise.all(rows.map(({ id }) => logged(id)));
    expect([waiting?.problem, retrying?.problem]).toEqual([null, 'unreachable']);
    expect(retrying?.changedAt).toEqual(api.clock.now());
  });

  it('has no job left: the queue keeps one as long as is said, and its tries are over within six hours', async () => {
    const id = await leave();
    const [job] = await api.database.asSuperuser(
      `select extract(epoch from keep_until - created_on)::int as kept from pgboss.job where name = '${mailQueue}' and data->>'mail' = '${id}'`,
    );
    expect(Number(job?.kept) * 1000).toBe(days(jobDays));
    // The longest pause before a try is twice as long as the one before it.
    const tries = await api.database.asSuperuser(
      `select name, (select sum(retry_delay * 2 ^ n) from generate_series(1, retry_limit) n)::int + (retry_limit + 1) * expire_seconds as took
        from pgboss.queue where name in ('${mailQueue}', 'deliveries') and retry_backoff order by name`,
    );
    expect(tries).toHaveLength(2);
    for (const { took } of tries) expect(Number(took) * 1000).toBeLessThan(hours(6));
  });
});
