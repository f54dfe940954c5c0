// database: both
// areas: account, notifications
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { consentsOf } from '../../../../test/consents';

/** Promise S7, and attacks on the act of granting. */
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
  doctor = await api.signedIn('DOCTOR');
  patient = await api.signedIn('PATIENT');
});

const another = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');
const resending = (id: string) => api.ask.post(`/patients/consents/${id}/code`).set(by(patient));
const faultOf = (body: { errors?: { code: string }[] }) => body.errors?.[0]?.code;

describe('a code', () => {
  it('grants once, exactly what was allowed', async () => {
    const { id, code } = await consents.allowed(patient, doctor, { kinds: ['vital-signs'] });
    expect(code).toMatch(/^[0-9]{6}$/);
    await consents.records(doctor, patient).expect(404);
    const { body } = await consents.typing(doctor, id, code).expect(200);
    expect(body.data).toMatchObject({ status: 'GRANTED', allowed: { kinds: ['vital-signs'] } });
    await consents.records(doctor, patient).expect(200);
    await consents.typing(doctor, id, code).expect(409);
  });

  it('is told to the patient alone, and kept nowhere as it is', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const told = await Promise.all([
      api.ask.get('/doctors/patients/me').set(by(doctor)),
      api.ask.get(`/patients/consents/${id}`).set(by(patient)),
      api.ask.get('/notifications').set(by(patient)),
      api.ask.get('/patients/access-log').set(by(patient)),
    ]);
    // As a word of its own: digits of ids may hold it by chance.
    const digits = new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`);
    for (const { text } of told) expect(text).not.toMatch(digits);
    for (const table of [
      'consents',
      'consent_codes',
      'idempotency_keys',
      'audit_entries',
      'notifications',
      'mails',
    ]) {
      const kept = await api.look((tx) =>
        tx.execute(
          sql`select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as text from ${sql.identifier(table)} t`,
        ),
      );
      expect((kept as unknown as { rows: { text: string }[] }).rows[0]?.text).not.toMatch(digits);
    }
  });

  it('is good for ten minutes', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    api.clock.advance(minutes(10));
    const { body } = await consents.typing(doctor, id, code).expect(422);
    expect(faultOf(body)).toBe('expired');
    const { body: again } = await resending(id).expect(200);
    await consents.typing(doctor, id, again.data.code).expect(200);
  });

  it('may be wrong four times, over all codes; the fifth ends the request, and the patient is told', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    await consents.typing(doctor, id, another(code)).expect(422);
    const { body: told } = await consents.typing(doctor, id, another(code, 2)).expect(422);
    expect(told.message).toBe('This is not the code. 3 tries are left.');
    const { body: renewed } = await resending(id).expect(200);
    expect(renewed.data.consent.code).toMatchObject({ triesLeft: 3, resendsLeft: 2 });
    const next: string = renewed.data.code;
    for (const step of [1, 2]) await consents.typing(doctor, id, another(next, step)).expect(422);
    const { body: last } = await consents.typing(doctor, id, another(next, 3)).expect(422);
    expect(faultOf(last)).toBe('exhausted');
    await consents.typing(doctor, id, next).expect(409);
    await resending(id).expect(409);
    const { body: read } = await api.ask.get(`/patients/consents/${id}`).set(by(patient)).expect(200);
    expect(read.data.status).toBe('EXPIRED');
    const { text } = await api.ask.get('/notifications').set(by(patient)).expect(200);
    expect(text).toContain('Five wrong codes were typed');
    await consents.records(doctor, patient).expect(404);
  });

  it('is made anew three times, and each makes the one before useless', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const codes = [code];
    for (let turn = 0; turn < 3; turn += 1) codes.push((await resending(id).expect(200)).body.data.code);
    await resending(id).expect(409);
    // To allow again is no way round it.
    await consents.allowing(patient, id, consents.scope()).expect(409);
    const [first, newest] = [codes[0] ?? '', codes.at(-1) ?? ''];
    if (first !== newest) await consents.typing(doctor, id, first).expect(422);
    await consents.typing(doctor, id, newest).expect(200);
  });

  it('is of one request: with another of the same doctor, or of another, it is wrong', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const friend = await api.signedIn('PATIENT');
    const { id: otherId, code: otherCode } = await consents.allowed(friend, doctor);
    if (code !== otherCode) await consents.typing(doctor, otherId, code).expect(422);
    const thief = await api.signedIn('DOCTOR');
    await consents.typing(thief, id, code).expect(404);
    const ofThief = await consents.allowed(patient, thief);
    if (ofThief.code !== code) await consents.typing(thief, ofThief.id, code).expect(422);
    await consents.records(thief, patient).expect(404);
  });

  it('typed by two at once grants once', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const answers = await Promise.all(Array.from({ length: 6 }, () => consents.typing(doctor, id, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const entries = await api.look((tx) =>
      tx.execute(
        sql`select count(*)::int as count from notifications where type = 'consent-granted' and about = ${id}`,
      ),
    );
    expect((entries as unknown as { rows: unknown[] }).rows).toEqual([{ count: 1 }]);
  });

  it('guessed by many at once is tried five times', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const guesses = Array.from({ length: 12 }, (_, step) => another(code, step + 1));
    const answers = await Promise.all(guesses.map((guess) => consents.typing(doctor, id, guess)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('is no longer good once the patient denies, or blocks', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const deny = api.ask.post(`/patients/consents/${id}/deny`).set(by(patient));
    await deny.send({ reason: 'unknown-doctor', isBlocked: true }).expect(200);
    await consents.typing(doctor, id, code).expect(409);
    // Does not tell them that they are blocked: the patient is not there.
    await consents.asking(patient, doctor).expect(404);
    const { text } = await api.ask.get('/doctors/patients/me').set(by(doctor)).expect(200);
    expect(text).toContain('unknown-doctor');
    expect(text).not.toMatch(/block/i);
  });

  it('grants nothing before the patient allowed, and no unverified doctor', async () => {
    const { id } = await consents.asked(patient, doctor);
    await consents.typing(doctor, id, '000000').expect(409);
    const { code } = (await consents.allowing(patient, id, consents.scope()).expect(200)).body.data;
    await api.look((tx) => tx.execute(sql`select 1`));
    await api.database.asSuperuser(
      `update doctor_profiles set verification = 'REJECTED' where user_id = '${doctor.userId}'`,
    );
    await consents.typing(doctor, id, code).expect(403);
  });
});

describe('a request', () => {
  it('is allowed narrower, never wider', async () => {
    const { id } = await consents.asked(patient, doctor, {
      kinds: ['conditions', 'vital-signs'],
      dates: { from: '2026-10-01', to: '2026-11-20' },
    });
    const dates = { from: '2026-10-01', to: '2026-11-20' };
    const late = new Date(api.clock.now().getTime() + days(31)).toISOString();
    for (const wider of [
      { kinds: ['conditions', 'emergency-contacts'] as const, dates },
      { kinds: ['conditions'] as const, dates: null },
      { kinds: ['conditions'] as const, dates: { ...dates, from: '2026-09-30' } },
      { kinds: ['conditions'] as const, dates, accessUntil: late },
    ]) {
      const { body } = await consents
        .allowing(patient, id, consents.scope({ ...wider, kinds: [...wider.kinds] }))
        .expect(422);
      expect(faultOf(body)).toBe('wider');
    }
    const narrower = consents.scope({
      kinds: ['conditions'],
      dates: { from: '2026-11-01', to: '2026-11-02' },
    });
    const { body } = await consents.allowing(patient, id, narrower).expect(200);
    expect(body.data.consent.allowed).toEqual(narrower);
  });

  it('waits alone: a second one, at once or later, is refused, and is possible after the answer', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => consents.asking(patient, doctor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const asked = answers.find(({ status }) => status === 201)?.body.data;
    await api.ask.post(`/patients/consents/${asked.id}/deny`).set(by(patient)).send({}).expect(200);
    await consents.asking(patient, doctor).expect(201);
  });

  it('ends by itself after seven days, and makes way for the next', async () => {
    const { id, code } = await consents.allowed(patient, doctor, {});
    api.clock.advance(days(7));
    const doctorAgain = await freshSession(doctor);
    await consents.typing(doctorAgain, id, code).expect(409);
    await consents.asking(patient, doctorAgain).expect(201);
  });

  it('is decided by its patient alone, and is used for no other purpose', async () => {
    const { id, code } = await consents.allowed(patient, doctor);
    const other = await api.signedIn('PATIENT');
    for (const act of ['allow', 'deny', 'revoke', 'code'])
      await api.ask
        .post(`/patients/consents/${id}/${act}`)
        .set(by(other))
        .send(consents.scope())
        .expect((answer) => {
          if (![404, 422].includes(answer.status)) throw new Error(`${act}: ${answer.status}`);
        });
    const widened = { requestId: id, code, purpose: 'DSRCH' };
    await api.ask.post('/patient-search/verify-otp').set(by(doctor)).send(widened).expect(422);
    const { body } = await consents.typing(doctor, id, code).expect(200);
    expect(body.data.purpose).toBe('CAREMGT');
    const log = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
    expect(log.body.data[0]).toMatchObject({ purpose: 'CAREMGT', operation: 'verifyAuthorizationCode' });
  });

  it('cannot ask to break the glass, nor someone who is no patient, nor an absent one', async () => {
    const sent = { purpose: 'BTG', reason: 'A reason of a test.', ...consents.scope() };
    const asking = (body: object) =>
      api.ask
        .post('/patient-search/authorization')
        .set({ ...by(doctor), 'Idempotency-Key': crypto.randomUUID() })
        .send(body);
    await asking({ ...sent, patientId: patient.userId }).expect(422);
    for (const patientId of [doctor.userId, crypto.randomUUID(), 'x'])
      await asking({ ...sent, purpose: 'CAREMGT', patientId }).expect(404);
  });
});

/** After days, in which a session ends. */
const freshSession = async (who: Person): Promise<Person> => {
  const { worldOf } = await import('../../../../test/matrix/world');
  return { ...(await worldOf(api).sessionOf(who)), password: who.password };
};
