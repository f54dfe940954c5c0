import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { failJob } from '../../../../test/jobs/fail-job';
import { presentConfiguration } from '../../../kernel/environment/present-configuration';
import { users } from '../../../kernel/tables/users';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
});
// The clock is moved past the end of a token.
beforeEach(async () => {
  admin = await api.signedIn('ADMIN');
});
afterAll(() => api.close());

const read = async () => (await api.ask.get('/admin/overview').set(by(admin)).expect(200)).body.data;
const change = (id: string, said: Partial<typeof users.$inferInsert>) =>
  api.context.db.write('keeper', (tx) => tx.update(users).set(said).where(eq(users.id, id)));
const log = (level: string) => ({
  level,
  message: 'It broke.',
  timestamp: api.clock.now().toISOString(),
  context: {
    timestamp: api.clock.now().toISOString(),
    url: 'https://nadi.example/dashboard',
    userAgent: 'Test',
    sessionId: 'tab-1',
  },
});
const told = (...levels: string[]) =>
  api.ask
    .post('/logs/frontend')
    .send({ logs: levels.map(log) })
    .expect(202);

describe('the configuration', () => {
  it('says what is there and names no address, account or secret of it', async () => {
    const config = {
      ...api.context.config,
      ...{
        databaseUrl: 'postgres://nadi:canary-1@db.example/nadi',
        smtpUrl: 'smtp://me:canary-2@mail.example',
      },
      ...{ sms: { url: 'https://sms.example', token: 'canary-3' }, secret: 'canary-4'.repeat(6) },
      ...{ metricsToken: 'canary-5', publicUrl: 'https://clinic.example', demo: '0' as const },
      ice: { stunUrls: [], turnUrls: ['turn:canary-6.example'], turnSecret: 'canary-7' },
    };
    const before = api.context.configuration;
    api.context.configuration = presentConfiguration(config, 'test');
    const answer = await api.ask.get('/admin/configuration').set(by(admin));
    api.context.configuration = before;
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      ...{ database: 'postgres', mail: 'smtp', sms: 'gateway', calls: 'relay', address: 'https' },
      ...{ secret: 'environment', metrics: 'token', demonstration: 'off', appPush: 'none' },
    });
    expect(answer.text).not.toMatch(/canary|example/);
    const { body } = await api.ask.get('/admin/configuration').set(by(admin)).expect(200);
    expect(body.data).toMatchObject({ mail: 'none', sms: 'none', calls: 'none', address: 'http' });
  });
});

describe('the overview', () => {
  it('counts people as they come, are confirmed, and go', async () => {
    const before = (await read()).people;
    const patient = await api.signedIn('PATIENT');
    await api.signedIn('UNVERIFIED_DOCTOR');
    const between = (await read()).people;
    expect(between).toEqual({ ...before, patients: before.patients + 1, doctors: before.doctors + 1 });
    const own = await api.database.asSuperuser(
      'select role, count(*)::int as count from users where email_verified_at is not null group by role order by role',
    );
    const kept = await api.database.asSuperuser(
      'select role, count from people_counts where count > 0 order by role',
    );
    expect(kept).toEqual(own);
    await change(patient.userId, { emailVerifiedAt: null });
    expect((await read()).people.patients).toBe(before.patients);
    await change(patient.userId, { firstName: 'Other' });
    expect((await read()).people.patients).toBe(before.patients);
  });

  it('names the registration that has waited longest, and counts those that wait', async () => {
    const before = (await read()).registrations;
    api.clock.advance(minutes(1));
    await api.signedIn('UNVERIFIED_DOCTOR');
    const { registrations } = await read();
    expect(registrations.waiting).toBe(before.waiting + 1);
    expect(registrations.oldestAt).toBe(before.oldestAt);
    await api.signedIn('DOCTOR');
    expect((await read()).registrations.waiting).toBe(before.waiting + 1);
  });

  it('counts failed jobs until somebody has decided', async () => {
    expect((await read()).failedJobs).toEqual({ waiting: 0, newestAt: null });
    const id = await failJob(api.context);
    expect((await read()).failedJobs).toEqual({ waiting: 1, newestAt: expect.any(String) });
    await api.database.asSuperuser(`update failed_jobs set status = 'DISMISSED' where id = '${id}'`);
    expect((await read()).failedJobs).toEqual({ waiting: 0, newestAt: null });
  });

  it('counts errors of browsers for a day, and nothing else that they tell of', async () => {
    expect((await read()).frontendErrors).toEqual({ count: 0, newestAt: null });
    await told('error', 'error', 'warn');
    expect((await read()).frontendErrors).toEqual({ count: 2, newestAt: api.clock.now().toISOString() });
    api.clock.advance(hours(25));
    admin = await api.signedIn('ADMIN');
    expect((await read()).frontendErrors).toEqual({ count: 0, newestAt: null });
  });
});
