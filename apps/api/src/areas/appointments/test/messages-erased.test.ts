// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noteTermYears } from '@nadi/domain/appointments/notes';
import { type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { erase } from '../../account/test/erase';
import { sweeps } from '../jobs/sweeps';

let api: TestApi;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  api = await startApi();
  visits = visitsOf(api);
});
afterAll(() => api.close());

const rowsOf = (id: string) =>
  api.database.asSuperuser(
    `select author, text, photo, patient_id is null as no_patient, doctor_id is null as no_doctor
     from consultation_messages where consultation_id = '${id}' order by created_at, id`,
  );
const countFiles = async (ids: readonly string[]) =>
  (await api.database.asSuperuser(`select id from files where id in ('${ids.join("', '")}')`)).length;

/** A visit under way at which both sides wrote and sent a photo. */
async function written(people: { patient: Person; doctor: Person }) {
  const { id } = await visits.begun(people.patient, people.doctor);
  const photos: string[] = [];
  for (const who of [people.patient, people.doctor]) {
    await visits.writing(who, id, 'Written here.').expect(201);
    photos.push((await visits.sendingPhoto(who, id).expect(201)).body.data.photo.id);
    api.clock.advance(1000);
  }
  return { id, photos: photos as [string, string] };
}

const people = async () => ({ patient: await api.signedIn('PATIENT'), doctor: await visits.doctor() });

describe('the messages of a visit', () => {
  it.each(['patient', 'doctor'] as const)(
    'go with a visit without a signed note where its %s is erased, with the photos of both',
    async (side) => {
      const both = await people();
      const { id, photos } = await written(both);
      await erase(both[side], api);
      expect(await rowsOf(id)).toEqual([]);
      expect(await countFiles(photos)).toBe(0);
      const keys = await api.database.asSuperuser(
        `select 1 as one from idempotency_keys where answer::text like '%${id}%' and operation = 'addConsultationMessage'`,
      );
      expect(keys).toEqual([]);
    },
  );

  it.each(['patient', 'doctor'] as const)(
    'stay with a signed note where its %s is erased, without their photos, and go once its term is over',
    async (side) => {
      const both = await people();
      const { id, photos } = await written(both);
      await visits.setting(both.doctor, id, 'completed').expect(200);
      const note = { notes: 'Eczema.', isSigned: true, noteVersion: 0 };
      await visits.noting(both.doctor, id, note).expect(200);
      await erase(both[side], api);
      const [own, others] = side === 'patient' ? photos : [photos[1], photos[0]];
      expect([await countFiles([own]), await countFiles([others])]).toEqual([0, 1]);
      const other = await visits.renewed(side === 'patient' ? both.doctor : both.patient);
      const { body } = await visits.messages(other, id).expect(200);
      expect(body.data.map(({ text }: { text: string }) => text).filter(Boolean)).toEqual([
        'Written here.',
        'Written here.',
      ]);
      const pictured = body.data.filter(({ photo }: { photo: unknown }) => photo !== null);
      expect(pictured).toMatchObject([{ author: side === 'patient' ? 'DOCTOR' : 'PATIENT' }]);
      expect(await rowsOf(id)).toEqual(
        Array(4).fill(
          expect.objectContaining({ no_patient: side === 'patient', no_doctor: side === 'doctor' }),
        ),
      );
      api.clock.advance(days(366 * noteTermYears));
      await Promise.all(sweeps.map((one) => one.run(api.context)));
      expect(await rowsOf(id)).toEqual([]);
      expect(await countFiles(photos)).toBe(0);
    },
  );
});
