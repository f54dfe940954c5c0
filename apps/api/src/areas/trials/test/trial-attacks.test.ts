// areas: identity, account, consent, medical-history, notifications, profile, records, vital-signs
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { notAllowed, refusal, run } from '../../../../test/statements';
import { interestOf, trialsOf } from '../../../../test/trials';
import { exportOf, open } from '../../account/test/archive';

jest.setTimeout(90_000);

let api: TestApi;
let trials: ReturnType<typeof trialsOf>;
beforeAll(async () => {
  api = await startApi();
  trials = trialsOf(api);
});
afterAll(() => api.close());

const patch = (who: Person, path: string, body: object = {}) => api.ask.patch(path).set(by(who)).send(body);

describe('in the database', () => {
  const actor = ({ userId }: Person, role: 'PATIENT' | 'DOCTOR') => ({ userId, role }) as const;

  it('no one sends an interest for someone else, to another doctor, or past a withdrawal', async () => {
    const [patient, doctor, other] = [
      await api.signedIn(),
      await api.signedIn('DOCTOR'),
      await api.signedIn('DOCTOR'),
    ];
    const id = await trials.interested(patient, doctor);
    const { db } = api.context;
    const copy = (who: string, to: string) => sql`insert into trial_interests
      select gen_random_uuid(), ${who}::uuid, ${to}::uuid, id, registry_id, title, 'SENT', '{}', '{"version":"x","shares":["email"]}', '{}', null, now(), now(), 1
      from clinical_trials where coordinator_id = ${doctor.userId}`;
    const forger = await api.signedIn();
    expect(await refusal(run(db, actor(forger, 'PATIENT'), copy(patient.userId, doctor.userId)))).toBe(
      notAllowed,
    );
    expect(await refusal(run(db, actor(forger, 'PATIENT'), copy(forger.userId, other.userId)))).toBe(
      notAllowed,
    );
    expect(await refusal(run(db, actor(other, 'DOCTOR'), copy(patient.userId, other.userId)))).toBe(
      notAllowed,
    );
    const move = (status: string) =>
      sql`update trial_interests set status = ${status} where id = ${id} returning id`;
    expect(await refusal(run(db, actor(patient, 'PATIENT'), move('ENROLLED')))).toBe(notAllowed);
    expect(await refusal(run(db, actor(doctor, 'DOCTOR'), move('WITHDRAWN')))).toBe(notAllowed);
    expect(await run(db, actor(other, 'DOCTOR'), move('CONTACTED'))).toEqual([]);
    await patch(patient, `/trial-interests/${id}/withdrawal`).expect(200);
    expect(await refusal(run(db, actor(doctor, 'DOCTOR'), move('CONTACTED')))).toBe(notAllowed);
    expect(
      await refusal(run(db, actor(patient, 'PATIENT'), sql`update clinical_trials set title = 'x'`)),
    ).toBeNull();
    expect(
      await run(db, actor(patient, 'PATIENT'), sql`update clinical_trials set title = 'x' returning id`),
    ).toEqual([]);
  });

  it('a study loses its doctor when the registration is no longer verified, and can be hidden still', async () => {
    const [patient, doctor] = [await api.signedIn(), await api.signedIn('DOCTOR')];
    const id = await trials.published(doctor);
    await run(
      api.context.db,
      'keeper',
      sql`update doctor_profiles set verification = 'REJECTED' where user_id = ${doctor.userId}`,
    );
    const read = await api.ask.get(`/clinical-trials/${id}`).set(by(patient)).expect(200);
    expect(read.body.data.coordinator).toBeNull();
    const interest = api.ask.post(`/clinical-trials/${id}/interests`).set({ ...by(patient), ...once() });
    await interest.send(interestOf()).expect(409);
    const hide = api.ask.patch(`/clinical-trials/${id}/visibility`).set(await trials.byAdmin());
    await hide.send({ visibility: 'HIDDEN' }).expect(200);
  });

  it('the first answers of a doctor are gone with an interest or a question that is withdrawn', async () => {
    const [patient, doctor] = [await api.signedIn(), await api.signedIn('DOCTOR')];
    const interest = await trials.interested(patient, doctor);
    const question = await trials.asked(patient, doctor, 'Would it suit me?');
    const key = once();
    const again = (path: string, body: object) =>
      api.ask
        .patch(path)
        .set({ ...by(doctor), ...key })
        .send(body);
    const move = () => again(`/trial-applicants/${interest}`, { status: 'CONTACTED' });
    expect((await move().expect(200)).body.data.applicant.email).toBe(patient.email);
    expect((await move().expect(200)).body.data.applicant.email).toBe(patient.email);
    await patch(patient, `/trial-interests/${interest}/withdrawal`).expect(200);
    expect(JSON.stringify((await move().expect(409)).body)).not.toContain(patient.email);
    key['Idempotency-Key'] = once()['Idempotency-Key'];
    const answer = () => again(`/trial-referrals/${question}`, { status: 'REFERRED' });
    expect((await answer().expect(200)).body.data.question).toBe('Would it suit me?');
    await patch(patient, `/trial-referrals/${question}/withdrawal`).expect(200);
    await answer().expect(409);
    const listed = await api.ask.get('/trial-referrals').set(by(doctor)).expect(200);
    expect(listed.body.data).toMatchObject([{ id: question, status: 'WITHDRAWN', question: null }]);
  });

  it('the first answers of a doctor are gone with the account of the patient', async () => {
    const [patient, doctor] = [await api.signedIn(), await api.signedIn('DOCTOR')];
    const id = await trials.interested(patient, doctor);
    await patch(doctor, `/trial-applicants/${id}`, { status: 'CONTACTED' }).expect(200);
    const key = { ...by(doctor), ...once() };
    await api.ask.patch(`/trial-applicants/${id}`).set(key).send({ status: 'SCREENING' }).expect(200);
    const { db } = api.context;
    const kept = sql`select count(*)::int as kept from idempotency_keys where answer -> 'data' ->> 'id' = ${id}`;
    expect(await run(db, 'keeper', kept)).toEqual([{ kept: 2 }]);
    await run(db, 'keeper', sql`delete from users where id = ${patient.userId}`);
    expect(await run(db, 'keeper', kept)).toEqual([{ kept: 0 }]);
  });

  it('the name of a doctor goes from studies with their account', async () => {
    const doctor = await api.signedIn('DOCTOR');
    const id = await trials.published(doctor);
    await run(api.context.db, 'keeper', sql`delete from users where id = ${doctor.userId}`);
    const rows = await run(
      api.context.db,
      'keeper',
      sql`select coordinator_id, coordinator from clinical_trials where id = ${id}`,
    );
    expect(rows).toEqual([{ coordinator_id: null, coordinator: null }]);
  });
});

describe('the account of a patient', () => {
  it('exports what was saved, asked and sent with its consent, and takes it along when it is erased', async () => {
    const [patient, doctor] = [await api.signedIn(), await api.signedIn('DOCTOR')];
    await trials.saved(patient);
    await trials.asked(patient, doctor);
    await trials.interested(patient, doctor);
    const { account } = open(await exportOf(api, patient));
    expect(account).toMatchObject({
      savedTrials: [{ title: expect.stringContaining('Invented') }],
      trialReferrals: [{ status: 'ASKED', question: 'Please.', doctor: { id: doctor.userId } }],
      trialInterests: [
        { status: 'SENT', consent: { shares: ['email', 'fit'] }, applicant: { email: patient.email } },
      ],
    });
    await run(api.context.db, 'keeper', sql`delete from users where id = ${patient.userId}`);
    for (const table of ['saved_trials', 'trial_referrals', 'trial_interests'])
      expect(
        await run(
          api.context.db,
          'keeper',
          sql`select id from ${sql.identifier(table)} where patient_id = ${patient.userId}`,
        ),
      ).toEqual([]);
  });
});
