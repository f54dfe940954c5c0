// database: both
// areas: all
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, once, type Person } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { altitude } from '../../../../test/matrix/samples';
import { worldOf } from '../../../../test/matrix/world';
import { pulse } from '../../../../test/readings';
import { run } from '../../../../test/statements';
import { dashboardStage } from './dashboard-stage';

const { stage, dashboard, recorded, criticalOf, granted } = dashboardStage();
const newsOf = async (who: Person = stage.doctor) =>
  (await dashboard(who)).news.patients.map(({ patient: { id }, entries }) => [id, entries]);
const looked = (who = stage.patient) => stage.consents.summary(stage.doctor, who).expect(200);

describe('what is new', () => {
  it('is counted by kind since the access began, then since the doctor opened the record; looks at the dashboard do not count', async () => {
    await recorded(pulse);
    await granted({ kinds: ['vital-signs', 'conditions'] });
    expect(await newsOf()).toEqual([]);
    stage.api.clock.advance(minutes(1));
    await recorded(pulse);
    await recorded({ ...pulse, measuredAt: '2026-01-20T08:00:00+05:30' });
    await worldOf(stage.api).newHealthFact(stage.patient, altitude);
    await worldOf(stage.api).emergencyContact(stage.patient);
    const expected = [
      [
        stage.patient.userId,
        [
          { kind: 'conditions', count: 1 },
          { kind: 'vital-signs', count: 2 },
        ],
      ],
    ];
    expect(await newsOf()).toEqual(expected);
    expect(await newsOf()).toEqual(expected);
    expect((await dashboard()).news.patients).toMatchObject([{ hasLooked: false, isMore: false }]);
    await looked();
    expect(await newsOf()).toEqual([]);
    stage.api.clock.advance(minutes(1));
    await recorded(pulse);
    expect((await dashboard()).news.patients).toMatchObject([
      { hasLooked: true, entries: [{ kind: 'vital-signs', count: 1 }] },
    ]);
  });

  it('goes by the looks of this doctor alone', async () => {
    const other = await stage.api.signedIn('DOCTOR');
    await granted();
    await granted({}, stage.patient, other);
    stage.api.clock.advance(minutes(1));
    await recorded(pulse);
    stage.api.clock.advance(minutes(1));
    await stage.consents.summary(other, stage.patient).expect(200);
    expect(await newsOf(other)).toEqual([]);
    expect(await newsOf()).toHaveLength(1);
  });

  it('is what the consent covers, without entries that are "only you" or deleted, and none of others', async () => {
    const stranger = await stage.api.signedIn('PATIENT');
    await granted({ kinds: ['vital-signs'], dates: { from: '2026-11-20', to: '2026-11-30' } });
    stage.api.clock.advance(minutes(1));
    await recorded(pulse, stranger);
    await recorded({ ...pulse, measuredAt: '2026-11-19T08:00:00+05:30' });
    await worldOf(stage.api).newHealthFact(stage.patient, altitude);
    const marked = await recorded(pulse);
    await stage.api.ask
      .put(`/patients/entries/${marked}/access`)
      .set(by(stage.patient))
      .send({ isOnlyYou: true })
      .expect(200);
    const deleted = await recorded(pulse);
    await stage.api.ask.delete(`/vital-signs/${deleted}`).set(by(stage.patient)).expect(200);
    expect(await newsOf()).toEqual([]);
    await recorded(pulse);
    expect(await newsOf()).toEqual([[stage.patient.userId, [{ kind: 'vital-signs', count: 1 }]]]);
  });

  it('is counted up to a hundred of a table, the newest patients first', async () => {
    await granted();
    const second = await stage.api.signedIn('PATIENT');
    await granted({}, second);
    stage.api.clock.advance(minutes(1));
    const at = stage.api.clock.now().toISOString();
    const id = await recorded(pulse);
    await stage.api.look((tx) =>
      tx.execute(sql`insert into vital_signs (id, patient_id, type, unit, value, canonical_value, measured_at, measured_offset, status, worst, assessment, assessed_at,
        ranges_version, version, created_at, updated_at) select gen_random_uuid(), patient_id, type, unit, value, canonical_value, measured_at, measured_offset, status,
        worst, assessment, assessed_at, ranges_version, version, ${at}::timestamptz, updated_at from vital_signs, generate_series(1, 120) where id = ${id}`),
    );
    stage.api.clock.advance(minutes(1));
    await recorded(pulse, second);
    expect((await dashboard()).news).toMatchObject({
      count: 2,
      patients: [
        { patient: { id: second.userId }, isMore: false },
        {
          patient: { id: stage.patient.userId },
          isMore: true,
          entries: [{ kind: 'vital-signs', count: 101 }],
        },
      ],
    });
  });
});

describe('a look at the dashboard', () => {
  it('is in the access log of each patient who is shown, with the readings and the purpose, and of nobody else', async () => {
    const id = await recorded();
    await granted({ kinds: ['vital-signs'] });
    const calm = await stage.api.signedIn('PATIENT');
    await recorded(pulse, calm);
    await granted({}, calm);
    const asked = await stage.api.signedIn('PATIENT');
    const request = await stage.consents.asked(asked, stage.doctor, { purpose: 'DSRCH' });
    await dashboard();
    const logOf = async (who: Person) =>
      (await stage.api.ask.get('/patients/access-log?by=others').set(by(who)).expect(200)).body.data.filter(
        ({ operation }: { operation: string }) => operation === 'readDoctorDashboard',
      );
    expect(await logOf(stage.patient)).toMatchObject([
      { recordType: 'overview', action: 'read', purpose: 'CAREMGT', recordIds: [id] },
    ]);
    expect(await logOf(asked)).toMatchObject([{ recordIds: [request.id], purpose: 'DSRCH' }]);
    expect(await logOf(calm)).toEqual([]);
  });

  it('says the purpose of an emergency access', async () => {
    await recorded();
    await stage.consents.emergency(stage.patient, stage.doctor);
    expect(await criticalOf()).toHaveLength(1);
    const { body } = await stage.api.ask
      .get('/patients/access-log?by=others')
      .set(by(stage.patient))
      .expect(200);
    expect(body.data[0]).toMatchObject({ operation: 'readDoctorDashboard', purpose: 'BTG' });
  });

  it('is closed to a doctor who is suspended, or not verified any more', async () => {
    await recorded();
    await granted();
    const admin = await stage.api.signedIn('ADMIN');
    await stage.api.ask
      .put(`/admin/users/${stage.doctor.userId}`)
      .set({ ...by(admin), ...once(), 'If-Match': '"1"' })
      .send({ status: 'SUSPENDED', reason: 'A complaint is looked into.' })
      .expect(200);
    const refused = await stage.api.ask.get('/doctors/dashboard/me').set(by(stage.doctor));
    expect([401, 403]).toContain(refused.status);
    const unverified = await stage.api.signedIn('DOCTOR');
    await granted({}, stage.patient, unverified);
    expect(await criticalOf(unverified)).toHaveLength(1);
    await stage.api.look((tx) =>
      tx.execute(
        sql`update doctor_profiles set verification = 'REJECTED' where user_id = ${unverified.userId}`,
      ),
    );
    await stage.api.ask.get('/doctors/dashboard/me').set(by(unverified)).expect(403);
  });

  it('cannot be asked of the database in another name: looks of others are not told', async () => {
    await granted();
    await looked();
    const other = await stage.api.signedIn('DOCTOR');
    const ask = (who: Person) =>
      run(
        stage.api.context.db,
        { userId: who.userId, role: 'DOCTOR' },
        sql`select looked_at from last_looks(${`{${stage.patient.userId}}`}::uuid[])`,
        'read',
      );
    expect(await ask(stage.doctor)).toEqual([{ looked_at: expect.anything() }]);
    expect(await ask(other)).toEqual([{ looked_at: null }]);
  });
});
