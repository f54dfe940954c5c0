// areas: identity, doctors, notifications, account, family
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewAvailability, Notification } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { visitsOf } from '../../../../test/visits';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { erase } from '../../account/test/erase';
import { offerAllTimes } from '../jobs/offer-times';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let doctor: Person;
let [first, second]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

/** Sees patients once: for half an hour. */
const once30 = (from: string, to: string): Partial<NewAvailability> => ({
  weekly: [],
  exceptions: [{ date: today(2), kind: 'extra', from, to, types: ['video_call', 'in_clinic'], note: null }],
});
const today = (ahead = 0) =>
  new Date(api.clock.now().getTime() + minutes(330) + days(ahead)).toISOString().slice(0, 10);
const one = () => once30('10:00', '10:30');

beforeEach(async () => {
  // In the morning in India, when offers are made.
  const toNine = (27.5 * 60 - ((api.clock.now().getTime() / 60_000) % 1440)) % 1440;
  api.clock.advance(minutes(toNine));
  [first, second] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
  doctor = await visits.doctor(one());
});

const who = (person: Person | undefined) => person as Person;
const entryOf = async (person: Person | undefined) => (await visits.waitlist(who(person)))[0];
const statusOf = async (person: Person | undefined) => (await entryOf(person))?.status;
const look = () => offerAllTimes(api.context, () => false);
const noticesOf = async (person: Person | undefined): Promise<Notification[]> =>
  (
    await api.ask
      .get('/notifications?limit=50')
      .set(by(who(person)))
      .expect(200)
  ).body.data.filter(({ type }: Notification) => type.startsWith('waitlist-'));
const codes = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const renew = async () => {
  [first, second] = [await visits.renewed(who(first)), await visits.renewed(who(second))];
  doctor = await visits.renewed(doctor);
};

describe('an offer', () => {
  it('is made to no one who is suspended or leaves, and is taken back from them', async () => {
    const { id } = await visits.offered(who(first), doctor);
    await visits.joining(who(second), doctor).expect(201);
    const suspended = who(first).userId;
    await api.database.asSuperuser(
      `insert into suspensions (user_id, reason, suspended_at, version) values ('${suspended}', 'A test.', now(), 2)`,
    );
    await look();
    const rows = await api.database.asSuperuser(
      `select status, missed_offers from waitlist_entries where id = '${id}'`,
    );
    expect(rows).toEqual([{ status: 'waiting', missed_offers: 0 }]);
    expect(await statusOf(second)).toBe('offered');
    await api.ask
      .post('/account/deletion')
      .set(by(who(second)))
      .expect(200);
    await look();
    const held = await api.database.asSuperuser(
      `select id from waitlist_entries where status = 'offered' and doctor_id = '${doctor.userId}'`,
    );
    expect(held).toEqual([]);
    await api.ask
      .delete('/account/deletion')
      .set(by(who(second)))
      .expect(200);
  });

  it('is made to a child without an account while one of its guardians can book, and to none whose guardians are all suspended', async () => {
    const family = familyOf(api);
    const [mother, father] = [who(first), who(second)];
    const child = await family.added(mother);
    const insert = (userId: string) =>
      api.database.asSuperuser(
        `insert into suspensions (user_id, reason, suspended_at, version) values ('${userId}', 'A test.', now(), 2)`,
      );
    const offers = async () => {
      await look();
      return api.database.asSuperuser(
        `select status, missed_offers from waitlist_entries where patient_id = '${child.id}'`,
      );
    };
    await visits.whileClosed(doctor, () =>
      visits.joining(mother, doctor).set(actingFor(mother, child.id)).expect(201),
    );
    expect(await offers()).toEqual([{ status: 'offered', missed_offers: 0 }]);
    await family.addGuardian(mother, father, child.id);
    await insert(mother.userId);
    expect(await offers()).toEqual([{ status: 'offered', missed_offers: 0 }]);
    await insert(father.userId);
    expect(await offers()).toEqual([{ status: 'waiting', missed_offers: 0 }]);
  });

  it('is waited for by no one who can book no more visits with the doctor', async () => {
    await visits.opening(doctor, once30('10:00', '12:30')).expect(200);
    for (const { startsAt } of (await visits.slots(who(first), doctor)).slice(0, 4))
      await visits.posting(who(first), { doctorId: doctor.userId, scheduledAt: startsAt }).expect(201);
    const { body } = await visits.joining(who(first), doctor).expect(409);
    expect(body.detail).toContain('4 visits to come with this doctor');
  });

  it('is taken once of two answers at once', async () => {
    const { id } = await visits.offered(who(first), doctor);
    const key = once();
    const send = (headers: object) =>
      api.ask.post(`/waitlist/${id}/acceptance`).set({ ...by(who(first)), ...headers });
    const answers = await Promise.all([send(key), send(once())]);
    expect(codes(answers)).toEqual([201, 409]);
    const visitsOfFirst = await api.ask
      .get('/consultations')
      .set(by(who(first)))
      .expect(200);
    expect(visitsOfFirst.body.pagination.total).toBe(1);
  });

  it('cannot be taken or declined once it has expired, also before that is noticed', async () => {
    const { id } = await visits.offered(who(first), doctor);
    api.clock.advance(minutes(60));
    await renew();
    for (const answer of ['acceptance', 'refusal'] as const) {
      const { body } = await visits.answering(who(first), id, answer).expect(409);
      expect(body.detail).toBe('No time is held for you any more. You are told when the next one is free.');
    }
  });

  it('keeps its time from a hundred bookings at once', async () => {
    const { id, offer } = await visits.offered(who(first), doctor);
    const others = await Promise.all(Array.from({ length: 10 }, () => api.signedIn('PATIENT')));
    const body = { doctorId: doctor.userId, scheduledAt: offer?.scheduledAt };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => visits.posting(who(others[nth % 10]), body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toEqual([]);
    expect(new Set(codes(answers)).has(409)).toBe(true);
    await visits.answering(who(first), id, 'acceptance').expect(201);
  });

  it('belongs to its person: it is absent for others, and nothing for doctors', async () => {
    const { id } = await visits.offered(who(first), doctor);
    for (const answer of ['acceptance', 'refusal'] as const) {
      await visits.answering(who(second), id, answer).expect(404);
      await visits.answering(doctor, id, answer).expect(403);
    }
    await api.ask
      .delete(`/waitlist/${id}`)
      .set(by(who(second)))
      .expect(404);
    await api.ask.get('/waitlist').set(by(doctor)).expect(403);
    await visits.joining(doctor, doctor).expect(403);
    expect(await statusOf(first)).toBe('offered');
  });

  it('is made by the platform alone: row security refuses it to a patient', async () => {
    const { id } = await visits.waiting(who(first));
    const set = `update waitlist_entries set status = 'offered', offer_starts_at = '2027-01-01', offer_ends_at = '2027-01-02',
      offer_type = 'video_call', offer_expires_at = '2027-01-01' where id = '${id}'`;
    const { sql } = await import('drizzle-orm');
    const write = (person: Person | undefined) =>
      api.context.db.write({ userId: who(person).userId, role: 'PATIENT' }, (tx) => tx.execute(sql.raw(set)));
    await expect(write(first)).rejects.toThrow();
    await write(second);
    expect(await entryOf(first)).toMatchObject({ status: 'waiting' });
  });
});

describe('whoever is erased', () => {
  it('leaves the list as a patient', async () => {
    await visits.opening(doctor, { ...visits.hours, daysAhead: 60 }).expect(200);
    await visits.joining(who(second), doctor, { from: today(40), until: today(45) }).expect(201);
    const { id } = await visits.offered(who(first), doctor);
    await erase(who(first), api);
    const rows = await api.database.asSuperuser(`select id from waitlist_entries where id = '${id}'`);
    expect(rows).toEqual([]);
  });

  it('is named in nothing as a doctor: those who waited are told, and keep no name', async () => {
    const named = await api.signedIn('DOCTOR', { firstName: 'Qanaarii', lastName: 'Qanaarii' });
    await visits.opening(named, one()).expect(200);
    await visits.offered(who(first), named);
    await api.ask
      .post('/account/deletion')
      .set({ ...by(named), ...once() })
      .expect(200);
    await look();
    expect(await entryOf(first)).toMatchObject({ status: 'ended', endedBecause: 'unavailable' });
    expect((await noticesOf(first))[0]?.type).toBe('waitlist-ended');
    api.clock.advance(days(31));
    expect(await eraseDueAccounts(api.context)).toBe(1);
    const tables = ['waitlist_entries', 'notifications', 'idempotency_keys'];
    for (const table of tables) {
      const rows = await api.database.asSuperuser(`select t::text as row from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain('Qanaarii');
    }
  });
});
