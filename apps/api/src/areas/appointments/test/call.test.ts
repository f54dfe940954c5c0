// areas: appointments, identity, doctors
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { visitsOf } from '../../../../test/visits';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi({
    STUN_URLS: 'stun:turn.nadi.example:3478',
    TURN_URLS: 'turn:turn.nadi.example:3478?transport=udp, turns:turn.nadi.example:5349',
    TURN_SECRET: 'north',
  });
  visits = visitsOf(api);
});
afterAll(() => api.close());

const call = async (who: Person, id: string) =>
  (await api.ask.get(`/consultations/${id}/call`).set(by(who)).expect(200)).body.data;

describe('how a call is joined', () => {
  it('gives each side its role, and TURN servers with a credential that ends in four hours', async () => {
    const [patient, doctor] = [await api.signedIn('PATIENT'), await visits.doctor()];
    const { id, scheduledAt } = await visits.booked(patient, doctor);
    const mine = await call(patient, id);
    expect(mine).toMatchObject({ side: 'PATIENT', isPolite: true, type: 'video_call' });
    expect(Date.parse(scheduledAt) - Date.parse(mine.opensAt)).toBe(3_600_000);
    const [stun, turn] = mine.iceServers;
    expect(stun).toEqual({ urls: ['stun:turn.nadi.example:3478'] });
    const end = Math.floor(api.clock.now().getTime() / 1_000) + 4 * 3_600;
    expect(turn.urls).toHaveLength(2);
    expect(turn.username).toBe(`${end}:${patient.userId}`);
    expect(turn.credential).toBe(createHmac('sha1', 'north').update(turn.username).digest('base64'));
    expect(await call(doctor, id)).toMatchObject({ side: 'DOCTOR', isPolite: false });
  });

  it('tells a patient of the line, by numbers alone', async () => {
    const doctor = await visits.doctor();
    const [first, second, third] = [
      await api.signedIn('PATIENT'),
      await api.signedIn('PATIENT'),
      await api.signedIn('PATIENT'),
    ];
    const ids: string[] = [];
    for (const who of [first, second, third]) {
      const { id } = (
        await visits
          .posting(who, {
            doctorId: doctor.userId,
            scheduledAt: (await visits.slots(who, doctor))[0]?.startsAt,
          })
          .expect(201)
      ).body.data;
      ids.push(id);
    }
    const [one = '', two = '', three = ''] = ids;
    await visits.setting(third, three, 'checked_in').expect(200);
    expect(await call(first, one)).toMatchObject({ ahead: 1, isDoctorElsewhere: false });
    await visits.setting(first, one, 'checked_in').expect(200);
    expect(await call(third, three)).toMatchObject({ ahead: 0 });
    expect(await call(second, two)).toMatchObject({ ahead: 2 });
    await visits.setting(doctor, three, 'in_progress').expect(200);
    expect(await call(first, one)).toMatchObject({ ahead: 0, isDoctorElsewhere: true });
    expect(await call(doctor, one)).toMatchObject({ ahead: 0, isDoctorElsewhere: false });
    await api.ask.get(`/consultations/${one}/call`).set(by(second)).expect(404);
  });
});
