// areas: appointments, consent, identity, records, shop
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { hours, minutes } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';
import { failJob } from '../../../../test/jobs/fail-job';
import { shopOf } from '../../../../test/shop';
import { notAllowed, refusal, run } from '../../../../test/statements';
import { visitsOf } from '../../../../test/visits';
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
    expect(body.data.retention).toContainEqual({ what: 'page-logs', length: 30, unit: 'day' });
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

  it('counts emergency accesses until one is reviewed', async () => {
    const [patient, doctor] = [await api.signedIn('PATIENT'), await api.signedIn('DOCTOR')];
    expect((await read()).emergencyAccesses).toEqual({ waiting: 0, oldestAt: null });
    const { id } = await consentsOf(api).emergency(patient, doctor);
    expect((await read()).emergencyAccesses).toEqual({
      waiting: 1,
      oldestAt: api.clock.now().toISOString(),
    });
    const reviewing = api.ask.put(`/admin/emergency-accesses/${id}`).set({ ...by(admin), 'If-Match': '"1"' });
    await reviewing.send({ review: 'JUSTIFIED', note: 'The patient was unconscious.' }).expect(200);
    expect((await read()).emergencyAccesses).toEqual({ waiting: 0, oldestAt: null });
  });

  it('counts the visits of today by what became of them, and none of another day', async () => {
    const [patient, doctor] = [await api.signedIn('PATIENT'), await api.signedIn('DOCTOR')];
    const visits = visitsOf(api);
    const { id } = await visits.booked(patient, doctor);
    const { today } = await read();
    expect(today).toEqual({
      ...{ date: '2026-11-20', timeZone: 'Asia/Kolkata' },
      ...{ visits: { planned: 1, held: 0, cancelled: 0, missed: 0 }, ordersPlaced: 0 },
    });
    await visits.setting(doctor, id, 'cancelled', { reason: 'Ill.' }).expect(200);
    expect((await read()).today.visits).toEqual({ planned: 0, held: 0, cancelled: 1, missed: 0 });
    api.clock.advance(hours(24));
    admin = await api.signedIn('ADMIN');
    expect((await read()).today.visits).toEqual({ planned: 0, held: 0, cancelled: 0, missed: 0 });
  });

  it('counts orders that can be packed, and those that were placed today', async () => {
    const shop = shopOf(api);
    const before = await read();
    const buyer = await api.signedIn('PATIENT');
    await shop.order(buyer);
    const { orders, prescriptions, today } = await read();
    expect(orders).toEqual({ waiting: before.orders.waiting + 1, oldestAt: api.clock.now().toISOString() });
    expect(prescriptions).toEqual({ waiting: 0, oldestAt: null });
    expect(today.ordersPlaced).toBe(before.today.ordersPlaced + 1);
    await shop.prescribedOrder(buyer);
    expect(await read()).toMatchObject({
      orders: { waiting: before.orders.waiting + 1 },
      prescriptions: { waiting: 1, oldestAt: api.clock.now().toISOString() },
    });
  });

  it('is refused to others by the database too', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const asking = run(
      api.context.db,
      { userId: doctor.userId, role: 'DOCTOR' },
      sql`select * from count_visits(now() - interval '1 day', now())`,
      'read',
    );
    expect(await refusal(asking)).toBe(notAllowed);
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
