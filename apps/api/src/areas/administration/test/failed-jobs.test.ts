import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours, minutes } from '../../../../test/clock';
import { failJob } from '../../../../test/jobs/fail-job';
import { sweepOnce } from '../../../kernel/jobs/housekeeping';
import { sweeps } from '../../../kernel/sweeps';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signedIn('ADMIN');
});
afterAll(() => api.close());

const list = async (query = '') =>
  (await api.ask.get(`/admin/failed-jobs${query}`).set(by(admin)).expect(200)).body;
const decide = (id: string, status: string, version = 1, key = once()) =>
  api.ask
    .put(`/admin/failed-jobs/${id}`)
    .set({ ...by(admin), ...key, 'If-Match': `"${version}"` })
    .send({ status });
const enqueued = async (mail: string) =>
  (
    await api.database.asSuperuser(
      `select count(*)::int as many from pgboss.job where data->>'mail' = '${mail}' and state <> 'failed'`,
    )
  )[0]?.many;

describe('failed jobs', () => {
  it('are listed with the newest first, and name nobody', async () => {
    const first = await failJob(api.context);
    api.clock.advance(minutes(1));
    const second = await failJob(api.context, { queue: 'deletions' });
    const { data, pagination } = await list('?status=FAILED');
    expect(data.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(pagination.total).toBe(2);
    expect(data[1]).toEqual({
      id: first,
      job: 'mail',
      problem: 'Error ECONNREFUSED',
      attempts: 11,
      enqueuedAt: expect.any(String),
      failedAt: expect.any(String),
      status: 'FAILED',
      decidedAt: null,
      version: 1,
    });
    expect((await list('?status=DISMISSED')).data).toEqual([]);
    expect((await list('?limit=1&page=2')).data.map(({ id }: { id: string }) => id)).toEqual([first]);
  });

  it('are enqueued again by a retry, once', async () => {
    const mail = api.context.newId();
    const id = await failJob(api.context, { ids: { mail } });
    const key = once();
    const retried = await decide(id, 'RETRIED', 1, key).expect(200);
    expect(retried.body.data).toMatchObject({
      status: 'RETRIED',
      decidedAt: api.clock.now().toISOString(),
      version: 2,
    });
    expect(retried.headers.etag).toBe('"2"');
    await decide(id, 'RETRIED', 1, key).expect(200);
    expect(await enqueued(mail)).toBe(1);
    const again = await decide(id, 'RETRIED', 2).expect(409);
    expect(again.body.detail).toContain('already RETRIED');
    await decide(id, 'DISMISSED', 2).expect(409);
    expect(await enqueued(mail)).toBe(1);
  });

  it('may be dismissed, and retried nevertheless', async () => {
    const mail = api.context.newId();
    const id = await failJob(api.context, { ids: { mail } });
    await decide(id, 'DISMISSED').expect(200);
    expect(await enqueued(mail)).toBe(0);
    await decide(id, 'RETRIED', 2).expect(200);
    expect(await enqueued(mail)).toBe(1);
  });

  it('are decided by one of two administrators', async () => {
    const mail = api.context.newId();
    const id = await failJob(api.context, { ids: { mail } });
    const answers = await Promise.all([decide(id, 'RETRIED'), decide(id, 'RETRIED')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await enqueued(mail)).toBe(1);
  });

  it('are unknown under any other id', async () => {
    for (const id of ['0198f000-0000-7000-8000-00000000dead', 'x', admin.userId])
      await decide(id, 'RETRIED').expect(404);
  });

  it('are forgotten after a week', async () => {
    const id = await failJob(api.context);
    const known = async () => (await list('?limit=100')).data.some((one: { id: string }) => one.id === id);
    api.clock.advance(days(7) - hours(1));
    admin = await api.signedIn('ADMIN');
    await sweepOnce(api.context, sweeps);
    expect(await known()).toBe(true);
    api.clock.advance(hours(1));
    await sweepOnce(api.context, sweeps);
    admin = await api.signedIn('ADMIN');
    expect(await known()).toBe(false);
  });
});
