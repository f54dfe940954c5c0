// database: both
// areas: account, appointments, identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminConsultation, AdminConsultationList } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { adminListsOf, allPages, nobodies } from './admin-lists';

const canary = 'Kurinji flowers after the rain';
const at = (moment: number) => encodeURIComponent(new Date(moment).toISOString());

/** Names of all properties, however deep. */
const namesIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, part]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...namesIn(part),
      ])
    : [];

let api: TestApi;
let admin: Person;
let lists: ReturnType<typeof adminListsOf>;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
  [lists, visits] = [adminListsOf(api, () => admin), visitsOf(api)];
});
afterAll(() => api.close());

const fromDatabase = 'visits_to_administer(null, null, null, null, null, null, 100)';

describe('listAdminConsultations', () => {
  let patient: Person;
  let doctor: Person;
  let signed: string;
  beforeAll(async () => {
    patient = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
    doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
    const { id } = await visits.signed(patient, doctor, canary);
    signed = id;
    const adding = api.ask.post(`/doctors/consultations/${id}/addenda`).set(by(doctor));
    await adding.send({ text: `${canary}, added` });
    const booked = await visits.booked(patient, doctor, { reason: canary });
    await visits.setting(doctor, booked.id, 'cancelled', { reason: canary }).expect(200);
  });

  it('tells when visits are and in which state, and nothing that was written about them', async () => {
    const answered = await lists.ask('consultations', `?doctor=${doctor.userId}`).expect(200);
    const { consultations, next }: AdminConsultationList = answered.body.data;
    expect(consultations.map(({ status }) => status)).toEqual(['cancelled', 'completed']);
    expect(consultations.at(-1)).toEqual({
      ...{ id: signed, status: 'completed', since: expect.any(String), type: 'video_call' },
      ...{ scheduledAt: expect.any(String), duration: 30, patientName: 'Leela Nair' },
      doctor: { id: doctor.userId, name: 'Meera Rao' },
    });
    expect(next).toBeNull();
    const [kept] = await api.database.asSuperuser(
      `select c::text as row from consultations c where c.reason = '${canary}' limit 1`,
    );
    expect(kept?.row).toContain(canary);
    expect(answered.text).not.toContain('Kurinji');
    expect(answered.text).not.toContain(patient.userId);
    expect(new Set(namesIn(consultations))).toEqual(
      new Set(['id', 'status', 'since', 'type', 'scheduledAt', 'duration', 'patientName', 'doctor', 'name']),
    );
  });

  it('leaves an entry with each patient who is named, and with nobody else', async () => {
    const other = await api.signedIn('PATIENT', { firstName: 'Asha', lastName: 'Das' });
    const booked = await visits.booked(other, doctor);
    await lists.visits(`?doctor=${doctor.userId}`);
    for (const [who, count] of [
      [patient, 2],
      [other, 1],
    ] as const) {
      const { body } = await api.ask.get('/patients/access-log?by=others').set(by(who)).expect(200);
      expect(body.data[0]).toMatchObject({
        ...{
          operation: 'listAdminConsultations',
          recordType: 'consultation',
          action: 'read',
          purpose: 'HOPERAT',
        },
        actor: { name: 'Nisha Iyer', role: 'ADMIN' },
      });
      expect(body.data[0].recordIds).toHaveLength(count);
    }
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(doctor));
    expect((body.data ?? []).map(({ operation }: { operation: string }) => operation)).not.toContain(
      'listAdminConsultations',
    );
    await visits.setting(other, booked.id, 'cancelled').expect(200);
  });

  it('narrows by state, doctor and period, of which the end is left out', async () => {
    const [who, other] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const first = await visits.booked(who, other);
    const time = Date.parse(first.scheduledAt);
    const count = async (query: string) =>
      (await lists.visits(`?doctor=${other.userId}&${query}`)).consultations.length;
    expect(await count('status=confirmed')).toBe(1);
    for (const status of ['requested', 'checked_in', 'in_progress', 'completed', 'cancelled', 'no_show'])
      expect([status, await count(`status=${status}`)]).toEqual([status, 0]);
    expect(await count(`dateFrom=${at(time)}`)).toBe(1);
    expect(await count(`dateFrom=${at(time + 1)}`)).toBe(0);
    expect(await count(`dateTo=${at(time)}`)).toBe(0);
    expect(await count(`dateTo=${at(time + 1)}`)).toBe(1);
    expect(await count(`dateFrom=${at(time + 1)}&dateTo=${at(time - 1)}`)).toBe(0);
    const byAddress = await lists.visits(
      `?doctor=${encodeURIComponent(other.email.toUpperCase())}&status=confirmed`,
    );
    expect(byAddress.consultations.map(({ id }) => id)).toEqual([first.id]);
    expect((await lists.visits(`?doctor=${v7()}`)).consultations).toEqual([]);
  });

  it('tells since when a patient waits, though the visit was moved before', async () => {
    const [who, other] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const booked = await visits.booked(who, other);
    const confirmedAt = api.clock.now().toISOString();
    api.clock.advance(minutes(1));
    const sinceOf = async () => (await lists.visits(`?doctor=${other.userId}`)).consultations[0]?.since;
    expect(await sinceOf()).toBe(confirmedAt);
    await visits.setting(who, booked.id, 'checked_in').expect(200);
    expect(await sinceOf()).toBe(api.clock.now().toISOString());
    expect((await lists.visits(`?doctor=${other.userId}`)).consultations[0]?.status).toBe('checked_in');
  });

  it('leads through all pages without a gap, though visits begin at one moment and others are added', async () => {
    const [who, other] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const { id } = await visits.booked(who, other);
    const more = (count: number, after: string) =>
      api.database.asSuperuser(`insert into consultations select (c.j).* from (select jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(),
        'status', 'completed', 'scheduled_at', v.scheduled_at + interval '${after}', 'ends_at', v.ends_at + interval '${after}')) as j
        from consultations v, generate_series(1, ${count}) where v.id = '${id}') as c returning id`);
    const planted = await more(25, '0 minutes');
    expect(planted).toHaveLength(25);
    const seen = await allPages<AdminConsultation>(
      async (cursor) => {
        const { consultations: rows, next } = await lists.visits(`?doctor=${other.userId}&limit=10${cursor}`);
        return { rows, next };
      },
      async () => void (await more(1, '40 minutes')),
    );
    expect(new Set(seen.map((visit) => visit.id)).size).toBe(26);
    expect(seen).toHaveLength(26);
  });

  it('names nobody whose account is erased', async () => {
    const [who, other] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const { id, scheduledAt } = await visits.signed(who, other, canary);
    const erase = (side: string) =>
      api.database.asSuperuser(`update consultations set ${side}_id = null where id = '${id}'`);
    await erase('patient');
    const [visit] = (await lists.visits(`?doctor=${other.userId}`)).consultations;
    expect(visit).toMatchObject({ id, patientName: null, doctor: { id: other.userId } });
    await erase('doctor');
    const time = Date.parse(scheduledAt);
    const { consultations } = await lists.visits(`?dateFrom=${at(time)}&dateTo=${at(time + 1)}&limit=100`);
    expect(consultations.find((one) => one.id === id)).toMatchObject({ patientName: null, doctor: null });
  });

  it('is refused to everyone else, and closed to them in the database', async () => {
    await lists.refusesOthers('consultations');
    for (const role of ['PATIENT', 'DOCTOR'] as const) {
      const { userId } = await api.signedIn(role);
      await expect(lists.count(fromDatabase, { userId, role })).rejects.toThrow();
    }
  });

  it('refuses cursors that are not ours, moments that do not exist, and filters that are none', () =>
    lists.refusesOdd('consultations', [
      ...[
        ...nobodies('doctor'),
        'status=CONFIRMED',
        'status=over',
        'dateFrom=yesterday',
        'dateFrom=infinity',
      ],
      ...['dateTo=-infinity', 'dateTo=0000-01-01T00:00:00Z', 'dateTo=-000001-01-01T00:00:00Z'],
      ...['dateFrom=2026-02-30T00:00:00Z', 'dateFrom=%2B010000-01-01T00:00:00Z'],
    ]));

  it('keeps the content of visits from an administrator in the database, whatever a query asks for', async () => {
    const who = { userId: admin.userId, role: 'ADMIN' as const };
    const [all] = await api.database.asSuperuser('select count(*)::int as n from consultations');
    expect(Number(all?.n)).toBeGreaterThan(0);
    for (const from of ['consultations', 'consultation_notes', 'prescriptions'])
      expect([from, await lists.count(from, who)]).toEqual([from, 0]);
    const rows = await api.context.db.read(who, (tx) =>
      tx.select({ row: sql<object>`to_jsonb(f)` }).from(sql.raw(`${fromDatabase} f limit 100`)),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.flatMap(({ row }) => namesIn(row)))).toEqual(
      new Set([
        ...[
          'id',
          'status',
          'type',
          'scheduled_at',
          'duration',
          'patient_id',
          'patient_name',
          'doctor_id',
          'doctor_name',
        ],
        ...['states', 'at'],
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain('Kurinji');
  });
});
