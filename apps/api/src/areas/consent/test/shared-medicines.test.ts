// database: both
// areas: account, medicines, records, appointments, identity, doctors, notifications, medical-history, profile
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { ConsentScope, SharedEntry } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { aspirin, doseOf } from '../../../../test/matrix/samples';
import { prescriptionsOf } from '../../../../test/prescriptions';
import { run } from '../../../../test/statements';

/** Tests what becomes of the medicines that a patient keeps once they are shared. */
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

/** Words of which each stands in one field alone. */
const telmisartan = {
  ...aspirin,
  ...{ generic: 'Telmisartan', brand: 'Telma 40', strength: '40 mg', startDay: '2026-11-02', endDay: null },
  ...{ reason: 'reason-of-patient', prescriber: 'Dr Example', note: 'After breakfast', stock: 12.5 },
};
const draftOf = (changes: object = {}) => ({ ...telmisartan, ...changes });
const own = () => ({ ...by(patient), ...once() });

async function kept(changes: object = {}): Promise<string> {
  const { body } = await api.ask.post('/medicines').set(own()).send(draftOf(changes)).expect(201);
  return body.data.id;
}
/** Rewrites a medicine as a whole, against its version. */
async function changed(id: string, changes: object): Promise<void> {
  const { body } = await api.ask.get('/medicines').set(by(patient)).expect(200);
  const { version } = body.data.find((one: { id: string }) => one.id === id);
  await api.ask
    .put(`/medicines/${id}`)
    .set({ ...own(), 'If-Match': `"${version}"` })
    .send(draftOf(changes))
    .expect(200);
}
const listed = async (who: Person = doctor) => {
  const { body } = await consents.records(who, patient, 'medicines').expect(200);
  return body.data.entries as SharedEntry[];
};
const idsOf = async (who: Person = doctor) => (await listed(who)).map(({ id }) => id);
const partOf = async (who: Person = doctor) =>
  (await consents.summary(who, patient).expect(200)).body.data.shared.map(
    ({ kind, isPart }: { kind: string; isPart: boolean }) => [kind, isPart],
  );
const seenBy = async (id: string): Promise<string[]> => {
  const { body } = await api.ask.get(`/patients/entries/${id}/access`).set(by(patient)).expect(200);
  return body.data.seenBy.map((one: { id: string }) => one.id);
};
const asOfBefore = (id: string) =>
  api.database.asSuperuser(`update consents set edition = 1 where id = '${id}'`);

it('a medicine is shown as it is taken, without what it is for, what is left of it and its doses', async () => {
  const id = await kept();
  const dose = doseOf(id, api.clock.now());
  await api.ask
    .post('/medicine-doses')
    .set(own())
    .send({ ...dose, status: 'skipped', reason: 'skipped-because' })
    .expect(201);
  const consentId = await consents.granted(patient, doctor, { kinds: ['medicines'] });
  const records = await consents.records(doctor, patient, 'medicines').expect(200);
  const summary = await consents.summary(doctor, patient).expect(200);
  const told = {
    ...{ id, kind: 'medicines', day: '2026-11-02', at: null, consentId, history: null, record: null },
    medicine: {
      ...{ generic: 'Telmisartan', brand: 'Telma 40', atc: 'C09CA07', strength: '40 mg', form: 'tablet' },
      ...{ route: 'oral', doseAmount: aspirin.doseAmount, doseUnit: aspirin.doseUnit },
      ...{ pattern: aspirin.pattern, everyDays: aspirin.everyDays, weekdays: [], times: aspirin.times },
      ...{ maxInDay: null, startDay: '2026-11-02', endDay: null, stoppedAt: null },
      ...{ prescriber: 'Dr Example', note: 'After breakfast' },
    },
  };
  expect(records.body.data.entries).toEqual([expect.objectContaining(told)]);
  expect(Object.keys(records.body.data.entries[0].medicine).sort()).toEqual(
    Object.keys(told.medicine).sort(),
  );
  expect(summary.body.data.medicines).toEqual(records.body.data.entries);
  expect(summary.body.data.shared).toEqual([
    { kind: 'medicines', count: 1, isMore: false, isPart: false, from: '2026-11-02', to: '2026-11-02' },
  ]);
  expect(records.text + summary.text).not.toMatch(/reason-of-patient|skipped-because|12\.5/);
  for (const path of ['/medicines', '/medicine-doses?from=2026-11-01&to=2026-11-20', `/medicines/${id}`])
    expect((await api.ask.get(path).set(by(doctor))).status).toBeGreaterThanOrEqual(403);

  const { body } = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
  const looks = body.data.filter(({ operation }: { operation: string }) =>
    ['readPatientRecords', 'readPatientSummary'].includes(operation),
  );
  expect(looks).toHaveLength(2);
  for (const look of looks) expect(look.recordIds).toContain(id);

  await api.ask.post(`/medicines/${id}/stop`).set(own()).expect(200);
  expect((await listed())[0]?.medicine?.stoppedAt).toBe(api.clock.now().toISOString());
});

it('a consent of dates covers a medicine only if all of its days, as planned, are among them', async () => {
  const open = await kept();
  const short = await kept({ generic: 'Amoxicillin', startDay: '2026-11-03', endDay: '2026-11-08' });
  const within = async (from: string, to: string) => {
    const other = await api.signedIn('DOCTOR');
    await consents.granted(patient, other, { kinds: ['medicines'], dates: { from, to } });
    return idsOf(other);
  };
  expect(await within('2026-11-03', '2026-11-07')).toEqual([]);
  expect(await within('2026-11-04', '2026-11-20')).toEqual([]);
  expect(await within('2026-11-03', '2026-11-08')).toEqual([short]);
  expect(await within('2026-11-02', '2026-11-08')).toEqual([short, open]);
});

it('the medicines that a doctor sees are those by which their prescriptions are checked', async () => {
  const { visits } = prescriptionsOf(api);
  const prescriber = await visits.doctor();
  const visit = await visits.begun(patient, prescriber);
  await kept();
  await kept({ generic: 'Amoxicillin', startDay: '2026-11-03', endDay: '2026-11-08' });
  await kept({ generic: 'Metformin', startDay: '2025-01-10', endDay: '2026-11-03' });
  await kept({ generic: 'Sildenafil', isOnlyYou: true });
  const dates = (from: string, to: string) => ({ dates: { from, to } });
  const scopes: [Partial<ConsentScope>, number][] = [
    [{}, 3],
    [dates('2026-11-02', '2026-11-08'), 2],
    [dates('2025-01-01', '2026-11-07'), 2],
    [dates('2026-11-04', '2026-11-20'), 0],
    [{ kinds: ['allergies'] }, 0],
  ];
  for (const [scope, count] of scopes) {
    const id = await consents.granted(patient, prescriber, scope);
    const who = { userId: prescriber.userId, role: 'DOCTOR' } as const;
    const checked = await run(
      api.context.db,
      who,
      sql`select id from medicines_of_visit(${visit.id}::uuid)`,
      'read',
    );
    const seen = await idsOf(prescriber);
    expect(seen.sort()).toEqual(checked.map((row) => row.id).sort());
    expect(seen).toHaveLength(count);
    await consents.revoked(patient, id);
  }
});

it('a consent of before medicines were among its kind does not show them, says so, and tells the patient the same', async () => {
  const id = await kept();
  const old = await consents.granted(patient, doctor, { kinds: ['medicines', 'allergies'] });
  await asOfBefore(old);
  expect(await idsOf()).toEqual([]);
  expect(await partOf()).toEqual([
    ['allergies', false],
    ['medicines', true],
  ]);
  expect(await seenBy(id)).toEqual([]);
  const { body } = await api.ask.get(`/patients/consents/${old}`).set(by(patient)).expect(200);
  expect(body.data.edition).toBe(1);
  // One of today for some days shows these, and others are still left out.
  const some = await consents.granted(patient, doctor, {
    kinds: ['medicines'],
    dates: { from: '2026-11-01', to: '2026-11-20' },
  });
  expect(await idsOf()).toEqual([id]);
  expect(await partOf()).toContainEqual(['medicines', true]);
  await consents.revoked(patient, some);
  // One of today beside it shows them, and nothing is left out any more.
  const now = await consents.granted(patient, doctor, { kinds: ['medicines'] });
  expect(await seenBy(id)).toEqual([now]);
  expect(await listed()).toEqual([expect.objectContaining({ id, consentId: now })]);
  expect(await partOf()).toEqual([
    ['allergies', false],
    ['medicines', false],
  ]);
});

it('a single medicine is shared alone, and none is by a share of before', async () => {
  const id = await kept();
  await kept({ generic: 'Metformin' });
  const { body } = await api.ask
    .post('/patients/share-data')
    .set(own())
    .send({ doctorId: doctor.userId, recordIds: [id] })
    .expect(201);
  expect(await idsOf()).toEqual([id]);
  expect(await seenBy(id)).toEqual([body.data.id]);
  await asOfBefore(body.data.id);
  expect(await idsOf()).toEqual([]);
});

it('the mark of a medicine takes it out of each consent and of emergency access, and is set among the medicines alone', async () => {
  const id = await kept();
  const inNeed = await api.signedIn('DOCTOR');
  await consents.granted(patient, doctor, { kinds: ['medicines'] });
  await consents.emergency(patient, inNeed);
  const both = async () => [...(await idsOf()), ...(await idsOf(inNeed))];
  expect(await both()).toEqual([id, id]);
  await api.ask.put(`/patients/entries/${id}/access`).set(own()).send({ isOnlyYou: true }).expect(409);
  await changed(id, { isOnlyYou: true });
  expect(await both()).toEqual([]);
  expect(await seenBy(id)).toEqual([]);
  await changed(id, { isOnlyYou: false });
  expect(await both()).toEqual([id, id]);
});

/** Ways in which what a doctor sees of medicines changes, while a page of theirs may be open. */
const changes = {
  'a medicine that is deleted': (id: string) => api.ask.delete(`/medicines/${id}`).set(own()).expect(200),
  'a medicine that is marked': (id: string) => changed(id, { isOnlyYou: true }),
  'a medicine that is stopped': (id: string) => api.ask.post(`/medicines/${id}/stop`).set(own()).expect(200),
};

it.each(Object.keys(changes) as (keyof typeof changes)[])(
  '%s is told at once to the doctor who sees it, and to no other',
  async (way) => {
    const id = await kept();
    const consentId = await consents.granted(patient, doctor, { kinds: ['medicines'] });
    await consents.asked(patient, await api.signedIn('DOCTOR'));
    const told = jest.spyOn(api.context.live, 'tell');
    try {
      await changes[way](id);
      expect(told.mock.calls.filter(([, { name }]) => name === 'consent-changed')).toEqual([
        [doctor.userId, { name: 'consent-changed', message: { consentId } }],
      ]);
    } finally {
      told.mockRestore();
    }
  },
);
