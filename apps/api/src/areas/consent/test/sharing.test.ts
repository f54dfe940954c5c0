// areas: account, notifications, profile, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { consentKinds } from '@nadi/domain/consent/kinds';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';
import { worldOf } from '../../../../test/matrix/world';
import { bloodPressure, pulse, readingsOf } from '../../../../test/readings';
import { endDue } from '../jobs/end-due';

let api: TestApi;
let consents: ReturnType<typeof consentsOf>;
let doctor: Person;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  consents = consentsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
  patient = await api.signedIn('PATIENT', {}, { phone: '+910000000101' });
});

const get = (path: string, who: Person = patient) => api.ask.get(path).set(by(who));
const sharing = (doctorId: string, recordIds: string[], more: object = {}) =>
  api.ask
    .post('/patients/share-data')
    .set({ ...by(patient), ...once() })
    .send({ doctorId, recordIds, ...more });
const marking = (id: string, isOnlyYou: boolean) =>
  api.ask.put(`/patients/entries/${id}/access`).set(by(patient)).send({ isOnlyYou });
const recorded = async (reading: object) =>
  (await readingsOf(api).recorded(patient, reading as typeof pulse)).id;
const idsOf = (body: { data: { entries: { id: string }[] } }) => body.data.entries.map(({ id }) => id);

describe('what a doctor is shown', () => {
  it('is the records of the kind, newest first, page by page, each with the consent by which it is seen', async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 5; day += 1)
      ids.push(await recorded({ ...pulse, measuredAt: `2026-11-0${day}T09:00:00+05:30` }));
    const consentId = await consents.granted(patient, doctor);
    const first = await consents.records(doctor, patient, 'vital-signs', '&limit=3').expect(200);
    const second = await consents
      .records(doctor, patient, 'vital-signs', `&limit=3&cursor=${first.body.data.next}`)
      .expect(200);
    expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual([...ids].reverse());
    expect(second.body.data.next).toBeNull();
    expect(first.body.data.entries[0]).toMatchObject({
      consentId,
      day: '2026-11-05',
      at: '2026-11-05T09:00:00+05:30',
    });
    expect(first.body.data.patient).toMatchObject({
      status: 'active',
      phone: '+910000000101',
      user: { email: patient.email },
    });
  });

  it('is facts and contacts with all dates, and a summary that says what is not shared', async () => {
    await recorded(bloodPressure);
    await worldOf(api).emergencyContact(patient);
    await consents.granted(patient, doctor, { kinds: ['vital-signs', 'emergency-contacts'] });
    const contacts = await consents.records(doctor, patient, 'emergency-contacts').expect(200);
    expect(contacts.body.data.entries[0]).toMatchObject({
      day: null,
      at: null,
      contact: { relationship: 'FRIEND' },
    });
    const facts = await consents.records(doctor, patient, 'conditions').expect(200);
    expect(facts.body.data.entries).toEqual([]);
    const { body } = await consents.summary(doctor, patient).expect(200);
    const granted = ['vital-signs', 'emergency-contacts'];
    expect(body.data.notShared).toEqual(consentKinds.filter((kind) => !granted.includes(kind)));
    expect(body.data.shared).toEqual([
      expect.objectContaining({ kind: 'vital-signs', count: 1 }),
      expect.objectContaining({ kind: 'emergency-contacts', count: 1, from: null }),
    ]);
    expect(body.data.latest).toHaveLength(1);
    expect(body.data.latest[0].points).toHaveLength(1);
    // The ranges that were applied tell of a pregnancy, which is not shared.
    expect(JSON.stringify(body)).not.toMatch(/pregnan/i);
  });

  it('is wider with two consents than with one, and narrower again when one is revoked', async () => {
    const old = await recorded({ ...pulse, measuredAt: '2026-10-01T09:00:00+05:30' });
    const recent = await recorded({ ...pulse, measuredAt: '2026-11-10T09:00:00+05:30' });
    const one = await consents.granted(patient, doctor, { dates: { from: '2026-10-01', to: '2026-10-31' } });
    const other = await consents.granted(patient, doctor, {
      dates: { from: '2026-11-01', to: '2026-11-30' },
    });
    const both = await consents.records(doctor, patient).expect(200);
    expect(both.body.data.entries.map((entry: { consentId: string }) => entry.consentId)).toEqual([
      other,
      one,
    ]);
    await consents.revoked(patient, other);
    expect(idsOf((await consents.records(doctor, patient).expect(200)).body)).toEqual([old]);
    expect(recent).not.toBe(old);
  });

  it('is in the patient’s access log, with the purpose', async () => {
    const id = await recorded(pulse);
    await consents.granted(patient, doctor);
    await consents.records(doctor, patient).expect(200);
    const { body } = await get('/patients/access-log?by=others');
    expect(body.data[0]).toMatchObject({
      actor: { id: doctor.userId, name: 'Meera Rao', role: 'DOCTOR', isSelf: false },
      action: 'read',
      recordType: 'shared-record',
      purpose: 'CAREMGT',
      recordIds: [id],
    });
  });
});

describe('a patient', () => {
  it('shares single entries by themselves for 30 days, and sees who can see each and why', async () => {
    const [one, other] = [await recorded(pulse), await recorded(pulse)];
    const { body } = await sharing(doctor.userId, [one]).expect(201);
    expect(body.data).toMatchObject({ origin: 'share', status: 'GRANTED', entryIds: [one], reason: null });
    expect(idsOf((await consents.records(doctor, patient).expect(200)).body)).toEqual([one]);
    const { body: access } = await get(`/patients/entries/${one}/access`).expect(200);
    expect(access.data).toMatchObject({
      kind: 'vital-signs',
      isOnlyYou: false,
      seenBy: [{ id: body.data.id }],
    });
    expect((await get(`/patients/entries/${other}/access`)).body.data.seenBy).toEqual([]);
    api.clock.advance(days(30));
    const doctorLater = { ...doctor, ...(await worldOf(api).sessionOf(doctor)) };
    await consents.records(doctorLater, patient).expect(404);
    api.clock.advance(-days(30));
  });

  it('shares nothing that is not theirs, is gone, or is marked; and with no unverified doctor', async () => {
    const mine = await recorded(pulse);
    const stranger = await api.signedIn('PATIENT');
    const theirs = (await readingsOf(api).recorded(stranger, pulse)).id;
    for (const ids of [[theirs], [mine, theirs], [crypto.randomUUID()]])
      await sharing(doctor.userId, ids).expect(422);
    await marking(mine, true).expect(200);
    const { body } = await sharing(doctor.userId, [mine]).expect(422);
    expect(body.errors[0].code).toBe('only-you');
    const unverified = await api.signedIn('UNVERIFIED_DOCTOR');
    await sharing(unverified.userId, [await recorded(pulse)]).expect(422);
    await sharing(stranger.userId, [await recorded(pulse)]).expect(422);
  });

  it('keeps an entry to themselves: it leaves every page, what was shared by name and an emergency too', async () => {
    const [open, hidden] = [await recorded(pulse), await recorded(pulse)];
    await consents.granted(patient, doctor);
    await sharing(doctor.userId, [hidden]).expect(201);
    expect((await marking(hidden, true).expect(200)).body.data).toMatchObject({
      isOnlyYou: true,
      seenBy: [],
    });
    expect(idsOf((await consents.records(doctor, patient).expect(200)).body)).toEqual([open]);
    const { body } = await consents.summary(doctor, patient).expect(200);
    expect(body.data.shared).toContainEqual(expect.objectContaining({ kind: 'vital-signs', count: 1 }));
    const other = await api.signedIn('DOCTOR');
    await consents.emergency(patient, other);
    expect(idsOf((await consents.records(other, patient).expect(200)).body)).toEqual([open]);
    await marking(hidden, false).expect(200);
    expect(idsOf((await consents.records(doctor, patient).expect(200)).body)).toHaveLength(2);
  });

  it('ends one access without the rest, or all at once, on the next request', async () => {
    const other = await api.signedIn('DOCTOR');
    const id = await consents.granted(patient, doctor);
    await consents.granted(patient, other);
    expect((await get('/patients/shared-doctors')).body.data).toHaveLength(2);
    await consents.revoked(patient, id);
    await consents.revoked(patient, id);
    await consents.records(doctor, patient).expect(404);
    await consents.summary(doctor, patient).expect(404);
    await consents.records(other, patient).expect(200);
    const all = await api.ask.post('/patients/consents/revoke-all').set(by(patient)).expect(200);
    expect(all.body.data).toEqual({ revoked: 1 });
    await consents.records(other, patient).expect(404);
    expect((await get('/patients/shared-doctors')).body.data).toEqual([]);
  });

  it('blocks a doctor whom they know: every access ends, and the doctor is not told', async () => {
    await consents.granted(patient, doctor);
    const patch = (blockedDoctorIds: string[]) =>
      api.ask.patch('/patients/sharing-settings').set(by(patient)).send({ blockedDoctorIds });
    const stranger = await api.signedIn('DOCTOR');
    await patch([stranger.userId]).expect(422);
    const { body } = await patch([doctor.userId]).expect(200);
    expect(body.data.blockedDoctors).toEqual([{ id: doctor.userId, firstName: 'Meera', lastName: 'Rao' }]);
    await consents.records(doctor, patient).expect(404);
    await consents.asking(patient, doctor).expect(404);
    await patch([]).expect(200);
    await consents.asking(patient, doctor).expect(201);
  });
});

describe('a doctor', () => {
  const listed = (query = '') => get(`/doctors/patients/me?${query}`, doctor);

  it('lists patients by status and name; who shares nothing now is told no more than a search', async () => {
    const waiting = await api.signedIn('PATIENT', { firstName: 'Waiting', lastName: 'One' });
    const gone = await api.signedIn(
      'PATIENT',
      { firstName: 'Gone', lastName: 'One' },
      { phone: '+910000000777' },
    );
    await consents.granted(patient, doctor);
    await consents.asked(waiting, doctor);
    await consents.revoked(gone, await consents.granted(gone, doctor));
    const statuses = async (query: string) =>
      (await listed(query).expect(200)).body.data.map(({ firstName }: { firstName: string }) => firstName);
    expect((await statuses('')).sort()).toEqual(['Gone', 'Test', 'Waiting']);
    expect(await statuses('status=active')).toEqual(['Test']);
    expect(await statuses('status=requested')).toEqual(['Waiting']);
    expect(await statuses('status=ended')).toEqual(['Gone']);
    expect(await statuses('search=one&limit=1&page=2')).toHaveLength(1);
    expect(await statuses('search=%25')).toEqual([]);
    expect(await statuses('search=waiting%20on')).toEqual(['Waiting']);
    expect(await statuses('search=ting%20one')).toEqual([]);
    const { body, text } = await listed('status=ended').expect(200);
    expect(body.data[0]).toMatchObject({
      dateOfBirth: null,
      phone: null,
      phoneEnding: '777',
      user: { email: null },
    });
    expect(text).not.toContain(gone.email);
  });

  it('breaks the glass for fifteen minutes; the patient is told at once, and an administrator reviews it', async () => {
    await recorded(pulse);
    const opened = await consents.emergency(patient, doctor);
    expect(opened).toMatchObject({ status: 'GRANTED', purpose: 'BTG', origin: 'emergency' });
    await consents.records(doctor, patient).expect(200);
    const told = await get('/notifications');
    expect(told.body.data[0]).toMatchObject({ isUrgent: true, type: 'emergency-access' });
    const log = await get('/patients/access-log?by=others');
    expect(log.body.data[0]).toMatchObject({ purpose: 'BTG', operation: 'readPatientRecords' });

    const admin = await api.signedIn('ADMIN');
    const queue = await get('/admin/emergency-accesses?review=OPEN', admin).expect(200);
    const [one] = queue.body.data.filter(({ id }: { id: string }) => id === opened.id);
    expect(one).toMatchObject({ patientName: 'Test Person', review: 'OPEN', doctor: { lastName: 'Rao' } });
    const reviewing = (version: number) =>
      api.ask
        .put(`/admin/emergency-accesses/${opened.id}`)
        .set({ ...by(admin), 'If-Match': `"${version}"` })
        .send({ review: 'NOT_JUSTIFIED', note: 'No emergency is known to the hospital.' });
    await reviewing(9).expect(412);
    await reviewing(one.version).expect(200);
    expect((await get('/notifications')).text).toContain('no sufficient reason');
    api.clock.advance(minutes(15));
    const later = { ...doctor, ...(await worldOf(api).sessionOf(doctor)) };
    await consents.records(later, patient).expect(404);
    api.clock.advance(-minutes(15));
  });

  it('cannot ask for a year and a day, nor for the past', async () => {
    const at = (ahead: number) => new Date(api.clock.now().getTime() + ahead).toISOString();
    await consents.asking(patient, doctor, { accessUntil: at(days(366)) }).expect(422);
    await consents.asking(patient, doctor, { accessUntil: at(-1) }).expect(422);
    await consents.asking(patient, doctor, { dates: { from: '2026-11-02', to: '2026-11-01' } }).expect(422);
    await consents.asking(patient, doctor, { kinds: [] }).expect(422);
  });
});

it('writes down by a job, once, each consent that runs out, and tells both sides', async () => {
  const soon = new Date(api.clock.now().getTime() + minutes(5)).toISOString();
  const id = await consents.granted(patient, doctor, { accessUntil: soon });
  api.clock.advance(minutes(6));
  expect((await get(`/patients/consents/${id}`)).body.data).toMatchObject({
    status: 'EXPIRED',
    endedAt: soon,
  });
  expect(await endDue(api.context)).toBeGreaterThan(0);
  expect(await endDue(api.context)).toBe(0);
  expect((await get(`/patients/consents/${id}`)).body.data).toMatchObject({
    status: 'EXPIRED',
    endedAt: soon,
  });
  expect((await get('/notifications')).text).toContain('Dr. Meera Rao can no longer see your record');
  expect((await get('/patients/consents?status=EXPIRED')).body.pagination.total).toBe(1);
  expect((await get('/patients/consents?status=GRANTED')).body.pagination.total).toBe(0);
});
