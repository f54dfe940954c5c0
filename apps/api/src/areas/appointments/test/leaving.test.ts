// areas: appointments, identity, doctors, notifications, account, administration
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { doctorsOf } from '../../../../test/doctors';
import { visitsOf } from '../../../../test/visits';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

const leave: Record<string, (doctor: Person) => Promise<unknown>> = {
  'whose registration is rejected': async (doctor) =>
    doctorsOf(api)
      .decide(await api.signedIn('ADMIN'), doctor.userId, {
        status: 'REJECTED',
        reason: 'The licence has ended.',
      })
      .expect(200),
  'who asks for the deletion of their account': (doctor) =>
    api.ask
      .post('/account/deletion')
      .set({ ...by(doctor), ...once() })
      .expect(200),
};

describe.each(Object.keys(leave))('a doctor %s', (how) => {
  it('leaves no visit to come, and the patient is told', async () => {
    const [patient, doctor, other] = [
      await api.signedIn('PATIENT'),
      await visits.doctor(),
      await visits.doctor(),
    ];
    const over = await visits.signed(await api.signedIn('PATIENT'), doctor);
    const { id } = await visits.booked(patient, doctor);
    const kept = await visits.booked(await api.signedIn('PATIENT'), other);
    await leave[how]?.(doctor);
    const { body } = await visits.reading(patient, id).expect(200);
    expect(body.data).toMatchObject({ status: 'cancelled', allowed: [] });
    expect(body.data.changes.at(-1)).toMatchObject({
      by: 'DOCTOR',
      at: api.clock.now().toISOString(),
      reason: 'This doctor cannot see patients here now.',
    });
    const told = await api.ask.get('/notifications?limit=1').set(by(patient)).expect(200);
    expect(told.body.data[0]).toMatchObject({
      type: 'visit-cancelled',
      consultationId: id,
      isUrgent: true,
    });
    expect(over.status).toBe('completed');
    expect((await visits.reading(kept.doctorPerson, kept.id).expect(200)).body.data.status).toBe('confirmed');
    await visits
      .posting(await api.signedIn('PATIENT'), { doctorId: doctor.userId, scheduledAt: kept.scheduledAt })
      .expect(422);
  });
});

it('an administrator cannot cancel the visits of a doctor who stays', async () => {
  const doctor = await visits.doctor();
  const { userId } = await api.signedIn('ADMIN');
  const forging = api.context.db.write({ userId, role: 'ADMIN' }, (tx) =>
    tx.execute(sql`select id from cancel_visits_of(${doctor.userId}::uuid, now(), 'Forged.')`),
  );
  await expect(forging).rejects.toMatchObject({ cause: { code: '42501' } });
});
