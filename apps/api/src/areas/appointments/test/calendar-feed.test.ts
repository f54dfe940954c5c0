// areas: identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { newToken } from '../../../kernel/keys/opaque-token';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

const opening = (token: string) => api.ask.get(`/calendar-feeds/${token}`);
const told = async (doctor: Pick<Person, 'token'>) =>
  (await api.ask.get('/doctors/calendar-feed/me').set(by(doctor)).expect(200)).body.data;
const ending = (doctor: Pick<Person, 'token'>) => api.ask.delete('/doctors/calendar-feed/me').set(by(doctor));

describe('a calendar feed', () => {
  it('tells the times of visits to whoever has the address, and no name, reason or place', async () => {
    const patient = await api.signedIn('PATIENT', { firstName: 'Zubeida', lastName: 'Quraishi' });
    const doctor = await visits.doctor();
    const visit = await visits.booked(patient, doctor, { reason: 'A secret rash.', type: 'in_clinic' });
    const { token } = await visits.calendarFeed(doctor);
    const { text, headers } = await opening(token).expect(200);
    expect(headers['content-type']).toMatch(/^text\/calendar/);
    expect(headers['cache-control']).toContain('no-store');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`UID:${visit.id}`);
    expect(text).toContain('SUMMARY:Visit\r\n');
    for (const secret of ['Zubeida', 'Quraishi', 'rash', 'Example Road', patient.userId, doctor.userId])
      expect(text).not.toContain(secret);
    await visits.setting(patient, visit.id, 'cancelled', { reason: 'Away.' }).expect(200);
    expect((await opening(token).expect(200)).text).not.toContain('BEGIN:VEVENT');
  });

  it('says when a calendar last read it, to the hour', async () => {
    const { token, doctor } = await visits.calendarFeed();
    expect(await told(doctor)).toMatchObject({ lastReadAt: null });
    await opening(token).expect(200);
    const hour = new Date(api.clock.now());
    hour.setUTCMinutes(0, 0, 0);
    expect(await told(doctor)).toMatchObject({ lastReadAt: hour.toISOString() });
  });

  it('works until it is replaced or ended, and answers then as an unknown address does', async () => {
    const { token, doctor } = await visits.calendarFeed();
    const { token: newer } = await visits.calendarFeed(doctor);
    const unknown = await opening(newToken()).expect(404);
    const replaced = await opening(token).expect(404);
    expect(replaced.body.detail).toBe(unknown.body.detail);
    await opening(newer).expect(200);
    for (let time = 0; time < 2; time += 1) await ending(doctor).expect(200);
    await opening(newer).expect(404);
    expect(await told(doctor)).toEqual({ createdAt: null, lastReadAt: null });
  });

  it('refuses an address that another doctor uses, and one that is too short', async () => {
    const { token } = await visits.calendarFeed();
    const other = await visits.doctor();
    const making = (body: object) => api.ask.put('/doctors/calendar-feed/me').set(by(other)).send(body);
    const { body } = await making({ token }).expect(422);
    expect(body.errors).toMatchObject([{ pointer: '/body/token', code: 'taken' }]);
    await making({ token: 'short' }).expect(422);
    expect(await told(other)).toEqual({ createdAt: null, lastReadAt: null });
  });

  it('leaves out visits of other doctors, and visits of more than thirty days ago', async () => {
    const { token, doctor } = await visits.calendarFeed();
    await visits.booked(await api.signedIn('PATIENT'));
    await visits.booked(await api.signedIn('PATIENT'), doctor);
    expect((await opening(token).expect(200)).text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    api.clock.advance(minutes(60 * 24 * 32));
    expect((await opening(token).expect(200)).text).not.toContain('BEGIN:VEVENT');
  });

  it('ends with the registration of its doctor', async () => {
    const { token, doctor } = await visits.calendarFeed();
    await api.context.db.write('keeper', (tx) =>
      tx.execute(sql`update doctor_profiles set verification = 'PENDING' where user_id = ${doctor.userId}`),
    );
    await opening(token).expect(404);
  });
});
