// areas: appointments, identity
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { visitsOf } from '../../../../test/visits';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());
// Someone without visits: those of a patient never overlap.
beforeEach(async () => {
  patient = await api.signedIn('PATIENT');
});

describe('the directory', () => {
  it('has verified doctors alone, and none of what is not for patients', async () => {
    const doctor = await visits.doctor({
      exceptions: [
        {
          date: '2026-11-20',
          kind: 'closed',
          from: null,
          to: null,
          types: ['video_call'],
          note: 'Own operation',
        },
      ],
    });
    const unverified = await api.signedIn('UNVERIFIED_DOCTOR');
    const { body, text } = await api.ask.get('/doctors/directory?limit=100').set(by(patient)).expect(200);
    const ids = body.data.map(({ id }: { id: string }) => id);
    expect(ids).toContain(doctor.userId);
    expect(ids).not.toContain(unverified.userId);
    expect(text).not.toContain('Own operation');
    const shown = body.data.find(({ id }: { id: string }) => id === doctor.userId);
    expect(shown.nextSlot.startsAt).toBe('2026-11-20T18:30:00.000Z');
    await api.ask.get(`/doctors/directory/${unverified.userId}`).set(by(patient)).expect(404);
    await api.ask.get(`/doctors/directory/${unverified.userId}/slots`).set(by(patient)).expect(404);
    await visits
      .posting(patient, { doctorId: unverified.userId, scheduledAt: '2026-11-23T09:00:00Z' })
      .expect(422);
  });

  it('is narrowed by name, field, language and fee', async () => {
    await visits.doctor({ fees: { video_call: 100, audio_call: null, in_clinic: null } });
    const list = async (query: string) =>
      (await api.ask.get(`/doctors/directory?${query}`).set(by(patient)).expect(200)).body.pagination.total;
    expect(await list('maxFee=99')).toBe(0);
    expect(await list('maxFee=100')).toBe(1);
    expect(await list('search=%25')).toBe(0);
    expect(await list('specialization=urology')).toBe(0);
    expect(await list('language=zz')).toBe(0);
  });
});

it('a page of the directory beyond the last one says how many doctors there are', async () => {
  await visits.doctor({ fees: { video_call: 50, audio_call: null, in_clinic: null } });
  const { body } = await api.ask.get('/doctors/directory?maxFee=50&page=9').set(by(patient)).expect(200);
  expect(body).toMatchObject({ data: [], pagination: { page: 9, total: 1, pages: 1 } });
});
