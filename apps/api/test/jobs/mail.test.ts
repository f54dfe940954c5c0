// database: both
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { allJobs } from '../../generated/jobs';
import { eraseDueAccounts } from '../../src/areas/account/deletion/erase';
import { runDue } from '../../src/kernel/jobs/run-due';
import type { Mail } from '../../src/kernel/mail/mail';
import { mailQueue } from '../../src/kernel/mail/mail-queue';
import { bossOver } from '../../src/kernel/queue/boss';
import { accountsOf } from '../accounts';
import { startApi, type TestApi } from '../api';
import { days, hours, minutes } from '../clock';

let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
let count = 0;
let email: string;
const sent: (Mail & { id: string })[] = [];
/** Does what the mail server does with the next mail. */
let taking: () => Promise<void> = async () => {};
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
  const mailer = {
    async send(mail: Mail, id: string) {
      sent.push({ ...mail, id });
      await taking();
    },
    forget: () => {},
    close: () => {},
  };
  Object.assign(api.context, { mailer });
  // The queue is worked off by the tests themselves.
  api.context.bell.answer({ wake: () => {}, idle: async () => {} });
});
beforeEach(() => {
  count += 1;
  email = `person-${count}@nadi.example`;
});
afterEach(async () => {
  taking = async () => {};
  api.clock.advance(days(1));
  await workOff();
  sent.length = 0;
});
afterAll(() => api.close());

const jobs = allJobs.filter(({ name }) => name === mailQueue);
async function workOff(): Promise<void> {
  const boss = bossOver(api.context);
  for (const job of jobs) while ((await runDue(job, api.context, boss)) > 0);
}
const waiting = () => api.database.asSuperuser('select * from mails');
const waitingJobs = () =>
  api.database.asSuperuser(
    `select data from pgboss.job where name = '${mailQueue}' and state in ('created', 'retry')`,
  );
const logged = () =>
  api.database.asSuperuser(
    'select channel, purpose, user_id, state, attempts, problem, status from delivery_log order by created_at desc, id desc limit 1',
  );
const idsSent = () => new Set(sent.map(({ id }) => id)).size;

describe('a mail', () => {
  it('waits with its transaction, sealed, and is deleted once it is sent', async () => {
    await accounts.signUp(email).expect(201);
    expect(sent).toEqual([]);
    const [row, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(await waitingJobs()).toEqual([{ data: { mail: row?.id } }]);
    await workOff();
    expect(sent.map(({ to, id }) => [to, id])).toEqual([[email, row?.id]]);
    const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? 'none';
    const kept = JSON.stringify(row);
    for (const secret of [email, email.split('@')[0] ?? '', token, 'Leela'])
      expect(kept).not.toContain(secret);
    expect([await waiting(), await waitingJobs()]).toEqual([[], []]);
    // The address is nobody's until it is confirmed.
    const taken = { channel: 'mail', purpose: 'address', user_id: null, state: 'SENT', attempts: 1 };
    expect(await logged()).toEqual([{ ...taken, problem: null, status: null }]);
  });

  it('is not there where nothing else is', async () => {
    await accounts.signUp('not an address').expect(422);
    expect([await waiting(), await waitingJobs()]).toEqual([[], []]);
  });

  it('leaves as much behind for a mail without a recipient as for one with, and sends it never', async () => {
    await accounts.forgot(`nobody-${email}`).expect(200);
    expect([(await waiting()).length, (await waitingJobs()).length]).toEqual([1, 1]);
    const rows = 'select count(*)::int as n from delivery_log';
    const [before] = await api.database.asSuperuser(rows);
    await workOff();
    expect([sent, await waiting()]).toEqual([[], []]);
    // The log has messages that leave the server.
    expect(await api.database.asSuperuser(rows)).toEqual([{ n: Number(before?.n) - 1 }]);
  });

  it('sends a mail that was not taken later, as the same, and counts it once', async () => {
    const words = { code: 'EENVELOPE', responseCode: 550, response: `550 no mailbox ${email}` };
    taking = () => Promise.reject(Object.assign(new Error(`no mailbox ${email}`), words));
    await accounts.signUp(email).expect(201);
    for (let turn = 0; turn < 4; turn += 1) {
      await workOff();
      api.clock.advance(minutes(3));
    }
    expect([sent.length, idsSent()]).toEqual([4, 1]);
    expect(await logged()).toMatchObject([
      { state: 'RETRYING', attempts: 4, problem: 'refused', status: 550 },
    ]);
    const noted = await api.database.asSuperuser(
      `select output::text from pgboss.job where name = '${mailQueue}'`,
    );
    expect(JSON.stringify(noted)).toContain('EENVELOPE');
    expect(JSON.stringify(noted)).not.toContain(email);
    taking = async () => {};
    // Four more of its kind fit into the hour, and no fifth.
    for (let asked = 0; asked < 5; asked += 1)
      await api.ask.post('/auth/resend-verification').send({ email }).expect(200);
    await workOff();
    expect(idsSent()).toBe(5);
    expect(await waiting()).toEqual([]);
    const limited = "select attempts, purpose from delivery_log where state = 'LIMITED'";
    expect(await api.database.asSuperuser(limited)).toEqual([{ attempts: 0, purpose: 'address' }]);
  });

  it('gives a mail up after hours if no server takes it, and shows it', async () => {
    taking = () => Promise.reject(new Error('away'));
    await accounts.signUp(email).expect(201);
    const [row] = await waiting();
    for (let turn = 0; turn < 14; turn += 1) {
      await workOff();
      api.clock.advance(hours(3));
    }
    expect(sent).toHaveLength(11);
    const failed = await api.database.asSuperuser('select queue, ids, attempts from failed_jobs');
    expect(failed).toEqual([{ queue: 'mail', ids: { mail: row?.id }, attempts: 11 }]);
    expect(await logged()).toMatchObject([{ state: 'FAILED', attempts: 11, problem: 'other', status: null }]);
    await api.database.asSuperuser('delete from mails');
  });

  it('sends the same mail by another server if the first was killed while it sent', async () => {
    await accounts.signUp(email).expect(201);
    const boss = bossOver(api.context);
    const [job] = await boss.fetch<{ mail: string }>(mailQueue);
    // It took the mail, and says nothing more.
    await api.context.mailer.send(
      { to: email, purpose: 'address', subject: '', text: '', html: '' },
      job?.data.mail ?? '',
    );
    api.clock.advance(minutes(2));
    await boss.maintain();
    api.clock.advance(minutes(1));
    await workOff();
    expect([sent.length, idsSent()]).toEqual([2, 1]);
  });

  it('does not reach whoever was erased meanwhile, but the last one', async () => {
    const person = await api.signedIn('PATIENT', { email });
    await accounts.forgot(email).expect(200);
    expect(await waiting()).toHaveLength(1);
    const long = new Date(api.clock.now().getTime() - days(31)).toISOString();
    await api.database.asSuperuser(
      `update users set deletion_requested_at = '${long}' where id = '${person.userId}'`,
    );
    expect(await eraseDueAccounts(api.context)).toBe(1);
    expect(await logged()).toMatchObject([{ purpose: 'account', state: 'WAITING' }]);
    await workOff();
    const kept = await api.database.asSuperuser(
      `select purpose, user_id from delivery_log where user_id is not null or state = 'WAITING'`,
    );
    expect(kept).toEqual([]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Nadi account has been deleted'],
    ]);
  });
});
