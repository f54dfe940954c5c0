// areas: identity, doctors, account, family
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { actingFor, familyOf } from '../../../../test/family';
import { visitsOf } from '../../../../test/visits';
import { offerAllTimes } from '../jobs/offer-times';
import { sweeps } from '../jobs/sweeps';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let [doctor, first, second] = [] as unknown as [Person, Person, Person];
let times: string[];
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  // A minute past nine in the morning in India, when offers are made.
  const toNine = (27.5 * 60 + 1 - ((api.clock.now().getTime() / 60_000) % 1440)) % 1440;
  api.clock.advance(minutes(toNine));
  [first, second] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
  doctor = await visits.doctor();
  times = (await visits.slots(first, doctor)).map(({ startsAt }) => startsAt);
});

const timeOf = (nth: number) => ({ doctorId: doctor.userId, scheduledAt: times[nth] ?? '' });
const hold = (who: Person, nth = 1) => visits.holding(who, timeOf(nth));
const sees = async (who: Person, nth = 1) =>
  (await visits.slots(who, doctor)).some(({ startsAt }) => startsAt === times[nth]);
const release = (who: Person, id: string) => api.ask.delete(`/slot-holds/${id}`).set(by(who));
const held = () =>
  api.database.asSuperuser(`select patient_id, held_by from slot_holds where doctor_id = '${doctor.userId}'`);
const codes = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('a time that is held while a patient books', () => {
  it('is taken for everyone else for ten minutes, and free for its patient, who books it', async () => {
    const { body } = await hold(first).expect(201);
    expect(Date.parse(body.data.expiresAt) - api.clock.now().getTime()).toBe(minutes(10));
    expect([await sees(first), await sees(second)]).toEqual([true, false]);
    const refused = await visits.posting(second, timeOf(1)).expect(409);
    expect(refused.body.nextFree[0]).toBe(times[0]);
    expect(refused.body.nextFree).not.toContain(times[1]);
    const moved = await visits.booked(second, doctor);
    await api.ask
      .put(`/consultations/${moved.id}/time`)
      .set(by(second))
      .send({ scheduledAt: times[1] })
      .expect(409);
    await visits.posting(first, timeOf(1)).expect(201);
    expect(await held()).toEqual([]);
  });

  it('is not the next free time that the directory tells other people', async () => {
    await hold(first, 0).expect(201);
    const next = async (who: Person) =>
      (await api.ask.get(`/doctors/directory/${doctor.userId}`).set(by(who)).expect(200)).body.data.nextSlot;
    expect((await next(first)).startsAt).toBe(times[0]);
    expect((await next(second)).startsAt).toBe(times[1]);
  });

  it('is free for everyone once ten minutes have passed, before anything swept it away', async () => {
    await hold(first).expect(201);
    api.clock.advance(minutes(10) - 1);
    expect(await sees(second)).toBe(false);
    api.clock.advance(1);
    expect(await held()).toHaveLength(1);
    expect(await sees(second)).toBe(true);
    await hold(second).expect(201);
    expect(await held()).toEqual([expect.objectContaining({ patient_id: second.userId })]);
    await visits.posting(first, timeOf(1)).expect(409);
    await visits.posting(second, timeOf(1)).expect(201);
  });

  it('cannot be held or booked past its ten minutes by asking for it again', async () => {
    const { expiresAt } = (await hold(first).expect(201)).body.data;
    api.clock.advance(minutes(9));
    const again = (await hold(first).expect(201)).body.data;
    expect(again.expiresAt).toBe(expiresAt);
    api.clock.advance(minutes(1));
    await visits.posting(second, timeOf(1)).expect(201);
    await visits.posting(first, timeOf(1)).expect(409);
  });

  it('is the only one of its patient: choosing another time frees it', async () => {
    await hold(first, 1).expect(201);
    await hold(first, 2).expect(201);
    expect([await sees(second, 1), await sees(second, 2)]).toEqual([true, false]);
    // No account takes the week of a doctor from others.
    for (let nth = 0; nth < 8; nth += 1) await hold(first, nth).expect(201);
    expect(await held()).toHaveLength(1);
  });

  it('is let go of once, and by its patient alone', async () => {
    const { id } = (await hold(first).expect(201)).body.data;
    await release(second, id).expect(404);
    await release(doctor, id).expect(403);
    expect(await sees(second)).toBe(false);
    await release(first, id).expect(200);
    await release(first, id).expect(404);
    expect(await sees(second)).toBe(true);
  });

  it('is held for one of many who ask at once, who all see the same times', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => api.signedIn('PATIENT')));
    const answers = await Promise.all(others.map((who) => hold(who)));
    expect(codes(answers)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await held()).toHaveLength(1);
  });

  it('is held for one patient by the database too, whatever the servers decide', async () => {
    await hold(first).expect(201);
    const insert = (who: Person, minutesLater: number) =>
      api.context.db.write({ userId: who.userId, role: 'PATIENT' }, (tx) => {
        const from = new Date(Date.parse(times[1] ?? '') + minutes(minutesLater)).toISOString();
        const now = api.clock.now().toISOString();
        return tx.execute(sql`insert into slot_holds values (gen_random_uuid(), ${who.userId}, ${who.userId}, ${doctor.userId}, ${from}::timestamptz,
          ${from}::timestamptz + interval '30 minutes', ${now}::timestamptz + interval '10 minutes', ${now}::timestamptz)`);
      });
    const causeOf = (failing: Promise<unknown>) => failing.then(String, ({ cause }: Error) => String(cause));
    expect(await causeOf(insert(second, 15))).toContain('slot_holds_apart');
    await insert(second, 30);
    expect(await held()).toHaveLength(2);
  });

  it('is one hold for a request that is sent twice with one key, and another body is refused', async () => {
    const key = once();
    const [one, two] = await Promise.all([
      visits.holding(first, timeOf(1), key),
      visits.holding(first, timeOf(1), key),
    ]);
    expect(codes([one, two]).at(0)).toBe(201);
    const again = await visits.holding(first, timeOf(1), key).expect(201);
    expect(again.body.data.id).toBe([one, two].find(({ status }) => status === 201)?.body.data.id);
    await visits.holding(first, timeOf(2), key).expect(422);
    expect(await held()).toHaveLength(1);
  });

  it('is refused where nothing can be booked: no such doctor, outside the hours, closed, past, or taken', async () => {
    const ask = (body: object) => visits.holding(first, body);
    await ask({ ...timeOf(1), doctorId: second.userId }).expect(422);
    await ask({ ...timeOf(1), scheduledAt: '2020-01-01T00:00:00Z' }).expect(409);
    const odd = new Date(Date.parse(times[1] ?? '') + minutes(1)).toISOString();
    await ask({ ...timeOf(1), scheduledAt: odd }).expect(409);
    await ask({ ...timeOf(1), type: 'audio_call' }).expect(409);
    await visits.posting(second, timeOf(1)).expect(201);
    await ask(timeOf(1)).expect(409);
    await visits.opening(doctor, { weekly: [] }).expect(200);
    await ask(timeOf(2)).expect(409);
    await api.database.asSuperuser(
      `insert into suspensions (user_id, reason, suspended_at, version) values ('${doctor.userId}', 'A test.', now(), 2)`,
    );
    await ask(timeOf(2)).expect(422);
    expect(await held()).toEqual([]);
  });

  it('is nothing that a doctor asks for', async () => {
    await hold(doctor).expect(403);
  });

  it('is held for the patient for whom someone acts, and an account holds one for all of them', async () => {
    const family = familyOf(api);
    const child = await family.added(first);
    const asChild = actingFor(first, child.id);
    await hold(first, 2).expect(201);
    await visits.holding(first, timeOf(1), { ...once(), ...asChild }).expect(201);
    expect(await held()).toEqual([{ patient_id: child.id, held_by: first.userId }]);
    expect([await sees(first, 1), await sees(second, 1)]).toEqual([false, false]);
    await visits.posting(second, timeOf(1)).expect(409);
    await visits.posting(first, timeOf(1)).set(asChild).expect(201);
    // Someone who acts for no one here.
    await visits.holding(second, timeOf(3), { ...once(), ...actingFor(second, child.id) }).expect(404);
  });

  it('is not offered to the waitlist, and does not make a time that was free new to it', async () => {
    await visits.opening(doctor, {
      weekly: [],
      exceptions: [
        {
          date: (times.at(-1) ?? '').slice(0, 10),
          kind: 'extra',
          from: '10:00',
          to: '10:30',
          types: ['video_call'],
          note: null,
        },
      ],
    });
    times = (await visits.slots(first, doctor)).map(({ startsAt }) => startsAt);
    expect(times).toHaveLength(1);
    const waiting = async (who: Person) => {
      await offerAllTimes(api.context, () => false);
      return (await visits.waitlist(who))[0]?.status;
    };
    await visits.joining(second, doctor).expect(201);
    const { id } = (await hold(first, 0).expect(201)).body.data;
    const third = await api.signedIn('PATIENT');
    await visits.joining(third, doctor).expect(201);
    expect([await waiting(second), await waiting(third)]).toEqual(['waiting', 'waiting']);
    await release(first, id).expect(200);
    // It was free when the second joined, and taken when the third did.
    expect([await waiting(second), await waiting(third)]).toEqual(['waiting', 'offered']);
    await hold(first, 0).expect(409);
  });

  it('is swept away once it has run out', async () => {
    await hold(first).expect(201);
    const sweep = sweeps.find(({ name }) => name === 'times held while booking');
    await sweep?.run(api.context);
    expect(await held()).toHaveLength(1);
    api.clock.advance(minutes(10));
    await sweep?.run(api.context);
    expect(await held()).toEqual([]);
  });
});
