// database: both
// areas: identity, vital-signs, profile, appointments, records, medicines, goals, medical-history, insights, reports, notifications
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { pulse } from '../../../../test/readings';
import { visitsOf } from '../../../../test/visits';
import { addingNotice } from '../../../kernel/notify/notify';
import { checkTriggers } from '../../notifications/triggers/check';
import { pdfWith } from '../../records/test/sample-files';
import { uploadingTo } from '../../records/test/uploading';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
});
afterAll(() => api.close());

const person = () => api.signedIn('PATIENT');

/** Requests of someone who acts for a patient, as helpers of other tests make them. */
const actedBy = (who: Person, patientId: string): TestApi['ask'] =>
  new Proxy(api.ask, {
    get: (target, name) => {
      const send = (
        target as never as Record<string | symbol, (path: string) => { set(headers: object): object }>
      )[name];
      return (path: string) => send?.(path).set(actingFor(who, patientId));
    },
  });

describe('a child without an account', () => {
  it('is added by an adult who declares to be a parent, and is looked after from then on', async () => {
    const mother = await person();
    const { id } = await family.added(mother);
    expect(await family.members(mother)).toEqual([
      expect.objectContaining({
        id,
        firstName: 'Rohan',
        level: 'guardian',
        relationship: 'son',
        hasAccount: false,
        // The day before the 18th birthday.
        until: '2037-08-08',
        isReviewDue: false,
        dateOfBirth: '2019-08-09',
      }),
    ]);
    const read = await api.ask.get(`/family/members/${id}`).set(by(mother)).expect(200);
    expect(read.body.data.guardians).toEqual([expect.objectContaining({ isYou: true })]);
    expect(read.headers.etag).toBe('"2"');
  });

  it.each([
    ['someone of 18', { dateOfBirth: '2008-11-19' }, '/body/dateOfBirth', 'adult'],
    ['someone who is not born', { dateOfBirth: '2027-01-01' }, '/body/dateOfBirth', 'future'],
  ])('is not %s', async (_, changes, pointer, code) => {
    const { body } = await family.add(await person(), changes).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('is refused to an adder whose age is unknown or below 18', async () => {
    for (const dateOfBirth of [null, '2012-01-01']) {
      const young = await api.signedIn('PATIENT', {}, { dateOfBirth });
      const { body } = await family.add(young).expect(422);
      expect(body.errors).toEqual([
        expect.objectContaining({ pointer: '/body/declaration', code: 'guardian-age' }),
      ]);
    }
  });

  it('has a record of its own: readings, medicines, goals, history, documents, visits', async () => {
    const [mother, doctor] = [await person(), await visitsOf(api).doctor()];
    const { id } = await family.added(mother);
    const asked = actingFor(mother, id);
    const { body } = await family.record(mother, id).expect(201);
    expect(body.data.enteredBy).toMatchObject({ self: false });
    expect((await family.readings(mother, id).expect(200)).body.data).toHaveLength(1);
    expect((await api.ask.get('/vital-signs').set(by(mother)).expect(200)).body.data).toEqual([]);
    for (const path of [
      '/patients/profile',
      '/patients/dashboard',
      '/patients/health-metrics',
      '/patients/wellness-summary',
      '/patients/international-summary',
      '/patients/medical-history',
      '/patients/emergency-contacts',
      '/patients/health-facts',
      '/vital-signs/summary',
      '/medicines',
      '/medicine-checks',
      '/medicine-doses?from=2026-11-20&to=2026-11-21',
      '/health-goals',
      '/insights',
      '/insight-history',
      '/medical-records',
      '/medical-records/summary',
      '/lab-observations',
      '/record-uploads',
      '/consultations',
    ]) {
      const { status, body } = await api.ask.get(path).set(asked);
      expect([path, status, body.detail]).toEqual([path, 200, undefined]);
    }
    const profile = await api.ask.get('/patients/profile').set(asked).expect(200);
    expect(profile.body.data).toMatchObject({
      id,
      firstName: 'Rohan',
      email: null,
      dateOfBirth: '2019-08-09',
    });
    const [slot] = await visitsOf(api).slots(mother, doctor);
    const booked = await api.ask
      .post('/consultations')
      .set({ ...asked, ...once() })
      .send({ doctorId: doctor.userId, scheduledAt: slot?.startsAt, type: 'video_call' })
      .expect(201);
    expect(booked.body.data.patient).toMatchObject({ id, firstName: 'Rohan', lastName: 'Kulkarni' });
    expect((await api.ask.get('/consultations').set(by(mother)).expect(200)).body.data).toEqual([]);
  });

  it('keeps its documents when the guardian who uploaded them leaves', async () => {
    const [mother, father] = [await person(), await person()];
    const { id } = await family.added(mother);
    await family.addGuardian(mother, father, id);
    const uploads = uploadingTo({ ask: actedBy(mother, id) });
    const { _id: recordId, files } = await uploads.filed(mother, {
      type: 'application/pdf',
      bytes: pdfWith(['school health card']),
    });
    const file = () => api.ask.get(`/record-files/${files[0]?.id}`).set(actingFor(father, id));
    await file().expect(200);
    await api.ask.delete(`/family/members/${id}`).set(by(mother)).expect(200);
    await file().expect(200);
    await api.ask.get(`/medical-records/${recordId}`).set(actingFor(mother, id)).expect(404);
  });

  it('has its notifications sent to each guardian, with its name', async () => {
    const [mother, doctor] = [await person(), await visitsOf(api).doctor()];
    const { id } = await family.added(mother);
    const [slot] = await visitsOf(api).slots(mother, doctor);
    await api.ask
      .post('/consultations')
      .set({ ...actingFor(mother, id), ...once() })
      .send({ doctorId: doctor.userId, scheduledAt: slot?.startsAt, type: 'video_call' })
      .expect(201);
    const { body } = await api.ask.get('/notifications').set(by(mother)).expect(200);
    expect(body.data[0].title).toMatch(/^Rohan: Your visit with/);
  });

  it('has its guardians reminded of a critical reading that was not measured again', async () => {
    const [mother, father] = [await person(), await person()];
    const { id } = await family.added(mother, { dateOfBirth: '2012-08-09' });
    await family.addGuardian(mother, father, id);
    await api.ask
      .post('/vital-signs')
      .set({ ...actingFor(mother, id), ...once() })
      .send({ ...pulse, value: 220, measuredAt: api.clock.now().toISOString() })
      .expect(201);
    api.clock.advance(minutes(61));
    await checkTriggers(api.context);
    await checkTriggers(api.context);
    for (const guardian of [mother, father]) {
      const { body } = await api.ask
        .get('/notifications')
        .set(by(await visitsOf(api).renewed(guardian)))
        .expect(200);
      const titles = body.data
        .map(({ title }: { title: string }) => title)
        .filter((title: string) => title.includes('Measure again'));
      expect(titles).toEqual(['Rohan: Measure again']);
    }
  });

  it('has a reminder of its own at the minute of another child and of its guardian', async () => {
    const mother = await person();
    const [first, second] = [await family.added(mother), await family.added(mother, { firstName: 'Tara' })];
    const told = (patientId: string) =>
      api.context.db.write('keeper', (tx) =>
        tx.execute(
          addingNotice(
            patientId,
            {
              type: 'dose-due',
              category: 'medicines',
              title: 'A dose is due',
              body: 'At 08:00.',
              about: '2026-11-20 08:00',
            },
            { newId: api.context.newId, now: api.clock.now() },
          ),
        ),
      );
    for (const id of [first.id, second.id, mother.userId]) {
      await told(id);
      await told(id);
    }
    const { body } = await api.ask.get('/notifications').set(by(mother)).expect(200);
    const shown = body.data.map(({ title, action }: { title: string; action: { href: string } | null }) => [
      title,
      action?.href ?? null,
    ]);
    expect(shown.sort()).toEqual([
      ['A dose is due', null],
      ['Rohan: A dose is due', `/dashboard/family/${first.id}`],
      ['Tara: A dose is due', `/dashboard/family/${second.id}`],
    ]);
  });

  it('can be corrected by a guardian', async () => {
    const mother = await person();
    const { id, version } = await family.added(mother);
    const { body } = await api.ask
      .put(`/family/members/${id}`)
      .set({ ...by(mother), 'If-Match': `"${version}"` })
      .send({ firstName: 'Rohit' })
      .expect(200);
    expect(body.data).toMatchObject({ firstName: 'Rohit', relationship: 'son' });
    await api.ask
      .put(`/family/members/${id}`)
      .set({ ...by(mother), 'If-Match': `"${version}"` })
      .send({ relationship: 'ward' })
      .expect(412);
    await api.ask
      .put('/patients/profile')
      .set(actingFor(mother, id))
      .send({ gender: 'OTHER', lastName: 'Joshi' })
      .expect(200);
    expect((await family.members(mother))[0]).toMatchObject({
      firstName: 'Rohit',
      lastName: 'Joshi',
      gender: 'OTHER',
    });
    expect((await api.ask.get('/auth/me').set(by(mother)).expect(200)).body.data.user.lastName).not.toBe(
      'Joshi',
    );
  });
});
