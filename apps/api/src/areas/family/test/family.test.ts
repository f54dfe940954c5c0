// database: both
// areas: identity, vital-signs, profile, appointments, records, medicines, goals, medical-history, insights, reports, account, notifications, consent
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FamilyActivity, FamilyHelper, FamilyInvitation, FamilyMember } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { pulse } from '../../../../test/readings';
import { visitsOf } from '../../../../test/visits';
import { patients } from '../../../kernel/tables/patients';
import { checkTriggers } from '../../notifications/triggers/check';
import { pdfWith } from '../../records/test/sample-files';
import { uploadingTo } from '../../records/test/uploading';
import { patientProfiles, vitalSigns } from '../../vital-signs/offers';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
});
afterAll(() => api.close());

const person = () => api.signedIn('PATIENT');

const members = async (who: Person): Promise<FamilyMember[]> =>
  (await api.ask.get('/family/members').set(by(who)).expect(200)).body.data;
const helpers = async (who: Person): Promise<FamilyHelper[]> =>
  (await api.ask.get('/family/helpers').set(by(who)).expect(200)).body.data;
const invitations = async (who: Person): Promise<FamilyInvitation[]> =>
  (await api.ask.get('/family/invitations').set(by(who)).expect(200)).body.data;
const activity = async (who: Person, id: string): Promise<FamilyActivity[]> =>
  (await api.ask.get(`/family/members/${id}/activity`).set(by(who)).expect(200)).body.data;

const record = (who: Person, patientId: string, key?: string) =>
  api.ask
    .post('/vital-signs')
    .set({ ...actingFor(who, patientId), ...once(key) })
    .send(pulse);
const readings = (who: Person, patientId: string) =>
  api.ask.get('/vital-signs').set(actingFor(who, patientId));

/** Someone who may act for someone else, who is an adult with an account. */
async function acting(
  level: 'view' | 'manage' | 'full',
  more: object = {},
): Promise<[helper: Person, patient: Person]> {
  const [helper, patient] = [await person(), await person()];
  await family.letAct(helper, patient, level, more);
  return [helper, patient];
}

describe('a child without an account', () => {
  it('is added by an adult who declares to be a parent, and is looked after from then on', async () => {
    const mother = await person();
    const { id } = await family.added(mother);
    expect(await members(mother)).toEqual([
      expect.objectContaining({
        id,
        firstName: 'Rohan',
        level: 'guardian',
        relationship: 'son',
        hasAccount: false,
        until: null,
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

  it('is not added by someone whose age is not known, or who is a child', async () => {
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
    const { body } = await record(mother, id).expect(201);
    expect(body.data.enteredBy).toMatchObject({ self: false });
    expect((await readings(mother, id).expect(200)).body.data).toHaveLength(1);
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

  it('has documents that stay with it, whichever guardian sent them', async () => {
    const [mother, father] = [await person(), await person()];
    const { id } = await family.added(mother);
    const { id: invitation } = await family.invited(mother, {
      purpose: 'guardian',
      email: father.email,
      level: 'guardian',
      memberId: id,
    });
    await family
      .accept(father, invitation, { declaration: family.declaration, relationship: 'son' })
      .expect(200);
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
    const { id: invitation } = await family.invited(mother, {
      purpose: 'guardian',
      email: father.email,
      level: 'guardian',
      memberId: id,
    });
    await family
      .accept(father, invitation, { declaration: family.declaration, relationship: 'son' })
      .expect(200);
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

  it('keeps its only guardian, who can delete the record instead', async () => {
    const mother = await person();
    const { id } = await family.added(mother);
    const left = await api.ask.delete(`/family/members/${id}`).set(by(mother)).expect(409);
    expect(left.body.detail).toMatch('only guardian');
    await record(mother, id).expect(201);
    await api.ask
      .post(`/family/members/${id}/erasure`)
      .set({ ...by(mother), ...once() })
      .expect(200);
    expect(await members(mother)).toEqual([]);
    await readings(mother, id).expect(404);
    expect(await api.look((tx) => tx.$count(vitalSigns, eq(vitalSigns.patientId, id)))).toBe(0);
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
    expect((await members(mother))[0]).toMatchObject({
      firstName: 'Rohit',
      lastName: 'Joshi',
      gender: 'OTHER',
    });
    expect((await api.ask.get('/auth/me').set(by(mother)).expect(200)).body.data.user.lastName).not.toBe(
      'Joshi',
    );
  });
});

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

describe('an invitation', () => {
  it('is answered by whoever confirmed the address, and tells nobody who has an account', async () => {
    const [patient, helper, other] = [await person(), await person(), await person()];
    const toNobody = await family.invited(patient, { email: 'nobody@family.example' });
    const waiting = await family.invited(patient, { email: helper.email.toUpperCase(), until: '2027-01-31' });
    expect({ ...waiting, id: '', email: '', until: null }).toEqual({ ...toNobody, id: '', email: '' });
    expect(api.mailbox.received().filter(({ to }) => to === 'nobody@family.example')).toHaveLength(1);
    expect(await invitations(other)).toEqual([]);
    await family.accept(other, waiting.id).expect(404);
    await family.accept(patient, waiting.id).expect(404);
    expect(await invitations(helper)).toEqual([
      expect.objectContaining({ id: waiting.id, isYours: false, status: 'WAITING' }),
    ]);
    await family.accept(helper, waiting.id).expect(200);
    await family.accept(helper, waiting.id).expect(404);
    expect(await members(helper)).toEqual([
      expect.objectContaining({
        id: patient.userId,
        level: 'manage',
        until: '2027-01-31',
        hasAccount: true,
        relationship: 'mother',
      }),
    ]);
    expect(await helpers(patient)).toEqual([
      expect.objectContaining({ level: 'manage', relationship: 'daughter' }),
    ]);
  });

  it('that asks for more than a person wants is accepted for less, and never for more', async () => {
    const [daughter, mother] = [await person(), await person()];
    const asked = {
      purpose: 'act-for-you',
      email: mother.email,
      relationship: 'mother',
      level: 'manage',
      until: '2027-03-31',
    };
    const { id } = await family.invited(daughter, asked);
    const { body } = await family.accept(mother, id, { level: 'full', until: null }).expect(422);
    expect(
      body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    ).toEqual([
      ['/body/level', 'more'],
      ['/body/until', 'more'],
    ]);
    await family
      .accept(mother, id, { level: 'view', until: '2026-12-31', relationship: 'daughter' })
      .expect(200);
    expect(await members(daughter)).toEqual([
      expect.objectContaining({
        id: mother.userId,
        relationship: 'mother',
        level: 'view',
        until: '2026-12-31',
      }),
    ]);
  });

  it('runs out after seven days, and waits again when it is sent again', async () => {
    const [patient, helper] = [await person(), await person()];
    const { id } = await family.invited(patient, { email: helper.email });
    api.clock.advance(days(8));
    const [p, h] = [await visitsOf(api).renewed(patient), await visitsOf(api).renewed(helper)];
    expect(await invitations(h)).toEqual([]);
    expect(await invitations(p)).toEqual([expect.objectContaining({ status: 'EXPIRED' })]);
    await family.accept(h, id).expect(404);
    await api.ask
      .post(`/family/invitations/${id}/mail`)
      .set({ ...by(p), ...once() })
      .expect(200);
    await family.accept(h, id).expect(200);
  });

  it('can be withdrawn and declined, once', async () => {
    const [patient, helper] = [await person(), await person()];
    const first = await family.invited(patient, { email: helper.email });
    await api.ask.delete(`/family/invitations/${first.id}`).set(by(patient)).expect(200);
    await api.ask.delete(`/family/invitations/${first.id}`).set(by(patient)).expect(409);
    await family.accept(helper, first.id).expect(404);
    const second = await family.invited(patient, { email: helper.email });
    const decline = () =>
      api.ask.post(`/family/invitations/${second.id}/refusal`).set({ ...by(helper), ...once() });
    await decline().expect(200);
    await decline().expect(404);
    await family.accept(helper, second.id).expect(404);
  });

  it('is refused at its fields', async () => {
    const patient = await person();
    const faultsOf = async (body: object) =>
      (await family.invite(patient, body).expect(422)).body.errors.map(
        ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
      );
    expect(await faultsOf({ email: patient.email })).toEqual(['/body/email own']);
    expect(await faultsOf({ email: 'a@family.example', until: '2020-01-01' })).toEqual(['/body/until past']);
    expect(await faultsOf({ email: 'a@family.example', level: 'guardian' })).toEqual(['/body/level level']);
    expect(
      await faultsOf({
        email: 'a@family.example',
        purpose: 'guardian',
        level: 'guardian',
        memberId: patient.userId,
      }),
    ).toEqual(['/body/memberId not-found']);
    for (let at = 0; at < 10; at += 1) await family.invited(patient, { email: `a${at}@family.example` });
    expect(await faultsOf({ email: 'b@family.example' })).toEqual(['/body too-many']);
  });
});

describe('acting for an adult', () => {
  it('reads with the level view, and changes nothing', async () => {
    const [helper, patient] = await acting('view');
    await api.ask
      .post('/vital-signs')
      .set({ ...by(patient), ...once() })
      .send(pulse)
      .expect(201);
    expect((await readings(helper, patient.userId).expect(200)).body.data).toHaveLength(1);
    const refused = await record(helper, patient.userId).expect(403);
    expect(refused.body.detail).toBe('You may see this for this person, and not change it.');
  });

  it('adds with the level manage, and neither deletes nor shares', async () => {
    const [helper, patient] = await acting('manage');
    const { id } = (await record(helper, patient.userId).expect(201)).body.data;
    await api.ask.delete(`/vital-signs/${id}`).set(actingFor(helper, patient.userId)).expect(403);
    await api.ask.get('/patients/consents').set(actingFor(helper, patient.userId)).expect(403);
    await api.ask
      .post('/patients/share-data')
      .set({ ...actingFor(helper, patient.userId), ...once() })
      .send({})
      .expect(403);
    // The patient sees who entered it.
    const [shown] = (await api.ask.get('/vital-signs').set(by(patient)).expect(200)).body.data;
    expect(shown.enteredBy).toMatchObject({ self: false, name: 'Test Person' });
  });

  it('is told in the activity of the patient, and in the access log on whose behalf', async () => {
    const [helper, patient] = await acting('manage');
    await record(helper, patient.userId).expect(201);
    for (const who of [helper, patient]) {
      const [newest] = await activity(who, patient.userId);
      expect(newest).toMatchObject({
        operation: 'recordVitalSign',
        recordType: 'vital-sign',
        isYou: who === helper,
      });
      expect(newest?.by).toBeTruthy();
    }
    const log = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
    expect(log.body.data[0]).toMatchObject({
      operation: 'recordVitalSign',
      purpose: 'FAMRQT',
      actor: { isSelf: false },
    });
    expect(log.body.data[0].onBehalfOf).toBeTruthy();
    await api.ask
      .get(`/family/members/${patient.userId}/activity`)
      .set(by(await person()))
      .expect(404);
  });

  it('ends at once when either side ends it, and by itself after the last day', async () => {
    const [helper, patient] = await acting('manage');
    const [tie] = await helpers(patient);
    await api.ask.delete(`/family/helpers/${tie?.id}`).set(by(patient)).expect(200);
    await readings(helper, patient.userId).expect(404);
    await record(helper, patient.userId).expect(404);
    const [other, second] = await acting('manage');
    await api.ask.delete(`/family/members/${second.userId}`).set(by(other)).expect(200);
    await readings(other, second.userId).expect(404);
    expect(await helpers(second)).toEqual([]);
    const today = api.clock.now().toISOString().slice(0, 10);
    const [third, last] = await acting('manage', { until: today });
    await readings(third, last.userId).expect(200);
    api.clock.advance(days(2));
    await readings(await visitsOf(api).renewed(third), last.userId).expect(404);
  });

  it('changes by the patient alone', async () => {
    const [helper, patient] = await acting('view');
    const [tie] = await helpers(patient);
    const change = (who: Person, body: object) =>
      api.ask.put(`/family/helpers/${tie?.id}`).set(by(who)).send(body);
    await change(helper, { level: 'full' }).expect(404);
    await api.ask
      .put(`/family/members/${patient.userId}`)
      .set(by(helper))
      .send({ level: 'full' })
      .expect(422);
    await change(patient, { level: 'guardian' }).expect(422);
    await change(patient, { level: 'manage', until: '2020-01-01' }).expect(422);
    await change(patient, { level: 'manage' }).expect(200);
    await record(helper, patient.userId).expect(201);
  });

  it('never answers the key of one patient for another', async () => {
    const [helper, patient] = await acting('manage');
    const { id } = await family.added(helper);
    const key = `key-${id}`;
    const first = (await record(helper, patient.userId, key).expect(201)).body.data;
    const second = (await record(helper, id, key).expect(201)).body.data;
    expect(second.id).not.toBe(first.id);
    expect((await record(helper, patient.userId, key).expect(201)).body.data.id).toBe(first.id);
    expect((await readings(helper, id).expect(200)).body.data).toHaveLength(1);
  });

  it('is nothing that another patient, a doctor or an administrator can do', async () => {
    const [, patient] = await acting('manage');
    const [doctor, admin] = [await api.signedIn('DOCTOR'), await api.signedIn('ADMIN')];
    await readings(await person(), patient.userId).expect(404);
    await readings(doctor, patient.userId).expect(403);
    await api.ask.get('/consultations/none').set(actingFor(doctor, patient.userId)).expect(404);
    await readings(admin, patient.userId).expect(403);
  });
});

describe('the database', () => {
  it('sees for itself whether someone may act, whatever the server says', async () => {
    const [helper, patient] = await acting('view');
    const stranger = await person();
    const asking = (userId: string) => ({ userId, role: 'PATIENT' as const, patientId: patient.userId });
    const seen = (userId: string) =>
      api.context.db.read(asking(userId), (tx) =>
        tx.select().from(patients).where(eq(patients.id, patient.userId)),
      );
    expect(await seen(helper.userId)).toHaveLength(1);
    expect(await seen(stranger.userId)).toHaveLength(0);
    const changed = await api.context.db.write(asking(helper.userId), (tx) =>
      tx
        .update(patientProfiles)
        .set({ phone: '+910000000999' })
        .where(eq(patientProfiles.userId, patient.userId))
        .returning({ id: patientProfiles.userId }),
    );
    expect(changed).toEqual([]);
  });
});
