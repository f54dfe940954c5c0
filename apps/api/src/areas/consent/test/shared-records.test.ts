// database: both
// areas: account, records, vital-signs
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { SharedEntry } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { keptLabReport } from '../../../../test/lab-reports';
import { worldOf } from '../../../../test/matrix/world';
import { pdfWith } from '../../records/test/sample-files';
import { uploadingTo } from '../../records/test/uploading';

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

const idsOf = (body: { data: { entries: { id: string }[] } }) => body.data.entries.map(({ id }) => id);

it('records are shared by what they are, newest first and those without a day last, and not their tags', async () => {
  const uploads = uploadingTo(api);
  const added = async (more: object) => (await uploads.added(patient, { type: 'lab_report', ...more }))._id;
  const undated = await added({ title: 'Undated' });
  const old = await added({
    title: 'Lipid profile',
    day: '2026-03-02',
    tags: ['of-mother'],
    notes: 'Fasting.',
  });
  const recent = await added({ title: 'HbA1c', day: '2026-11-02' });
  await added({ title: 'Kept back', day: '2026-11-03', onlyYou: true });
  await uploads.added(patient, { type: 'invoice', title: 'A bill', day: '2026-11-01' });
  const gone = await added({ title: 'Deleted', day: '2026-11-04' });
  await api.ask.delete(`/medical-records/${gone}`).set(by(patient)).expect(200);
  await consents.granted(patient, doctor, { kinds: ['lab-reports'] });

  const first = await consents.records(doctor, patient, 'lab-reports', '&limit=2').expect(200);
  const { next } = first.body.data;
  const second = await consents
    .records(doctor, patient, 'lab-reports', `&limit=2&cursor=${next}`)
    .expect(200);
  expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual([recent, old, undated]);
  expect(second.body.data.next).toBeNull();
  expect(first.body.data.entries[1]).toMatchObject({
    kind: 'lab-reports',
    day: '2026-03-02',
    at: null,
    record: { type: 'lab_report', title: 'Lipid profile', source: null, notes: 'Fasting.' },
  });
  expect(second.body.data.entries[0]).toMatchObject({ day: null, record: { title: 'Undated' } });
  expect(first.text + second.text).not.toMatch(/of-mother|Kept back|A bill|Deleted/);
  expect((await consents.records(doctor, patient, 'invoices').expect(200)).body.data.entries).toEqual([]);
  const { body } = await consents.summary(doctor, patient).expect(200);
  expect(body.data.shared).toMatchObject([
    { kind: 'lab-reports', count: 3, from: '2026-03-02', to: '2026-11-02' },
  ]);
  // Its file and its own page stay the patient's.
  await api.ask.get(`/medical-records/${recent}`).set(by(doctor)).expect(403);
});

it('the values of a lab report are shared with it, each with its day, and alone where it is shared alone', async () => {
  const hba1c = { analyte: 'hba1c', name: 'HbA1c', loinc: '4548-4', number: 7.1, unit: '%', high: 5.6 };
  // The sample was taken on the day before the report.
  const report = await keptLabReport(api, patient, 'Sugar', {
    day: '2026-11-03',
    value: { ...hba1c, day: '2026-11-02', low: 4, rangeText: '4.0 - 5.6', standing: 'above' },
  });
  await keptLabReport(api, patient, 'Another', { day: '2026-11-05' });
  const valuesOf = async (who: Person) => {
    const { body } = await consents.records(who, patient, 'lab-reports').expect(200);
    return body.data.entries.filter(({ lab }: SharedEntry) => lab) as SharedEntry[];
  };
  await consents.granted(patient, doctor, {
    kinds: ['lab-reports'],
    dates: { from: '2026-11-02', to: '2026-11-02' },
  });
  const [value, ...others] = await valuesOf(doctor);
  expect(others).toEqual([]);
  expect(value).toMatchObject({
    kind: 'lab-reports',
    day: '2026-11-02',
    record: null,
    lab: { ...hba1c, recordId: report, rangeText: '4.0 - 5.6', standing: 'above', origin: 'read' },
  });

  const alone = await api.signedIn('DOCTOR');
  const { body } = await api.ask
    .post('/patients/share-data')
    .set({ ...by(patient), ...once() })
    .send({ doctorId: alone.userId, recordIds: [report] })
    .expect(201);
  expect((await valuesOf(alone)).map(({ id }) => id)).toEqual([value?.id]);
  const access = () => api.ask.get(`/patients/entries/${value?.id}/access`).set(by(patient)).expect(200);
  const seenBy = (await access()).body.data.seenBy.map(({ id }: { id: string }) => id);
  expect(seenBy).toContain(body.data.id);
  expect(seenBy).toHaveLength(2);
  await api.ask
    .put(`/patients/entries/${value?.id}/access`)
    .set({ ...by(patient), ...once() })
    .send({ isOnlyYou: true })
    .expect(409);
  // Its report's mark is its own, in an emergency too.
  const inNeed = await api.signedIn('DOCTOR');
  await consents.emergency(patient, inNeed);
  const mark = async (onlyYou: boolean) => {
    const { body: read } = await api.ask.get(`/medical-records/${report}`).set(by(patient)).expect(200);
    const { type, title, day, tags, notes, source, version } = read.data;
    await api.ask
      .put(`/medical-records/${report}`)
      .set({ ...by(patient), ...once(), 'If-Match': `"${version}"` })
      .send({ type, title, day, tags, notes, source, onlyYou })
      .expect(200);
  };
  expect(await valuesOf(inNeed)).toHaveLength(2);
  await mark(true);
  expect([...(await valuesOf(alone)), ...(await valuesOf(doctor))]).toEqual([]);
  expect(await valuesOf(inNeed)).toHaveLength(1);
  await mark(false);
  expect([...(await valuesOf(alone)), ...(await valuesOf(doctor))]).toHaveLength(2);
  await api.ask.delete(`/medical-records/${report}`).set(by(patient)).expect(200);
  expect([...(await valuesOf(alone)), ...(await valuesOf(doctor))]).toEqual([]);
  // Its own list of values stays the patient's.
  await api.ask.get('/lab-observations').set(by(doctor)).expect(403);
});

it('the files of a record are seen and fetched as long as the record is, by whom it is granted, and each time is told', async () => {
  const bytes = pdfWith(['HbA1c 6.1 %']);
  const file = { name: 'report.pdf', type: 'application/pdf', bytes } as const;
  const seen = await uploadingTo(api).filed(patient, file, { type: 'lab_report', day: '2026-11-02' });
  const fetching = (who: Person, what = '') =>
    api.ask.get(`/patient-search/files/${seen.files[0]?.id}${what}`).set(by(who));
  const refused = async (who: Person, status = 404) => {
    for (const what of ['', '/preview']) await fetching(who, what).expect(status);
  };
  const changed = (change: object) =>
    api.ask.put(`/medical-records/${seen._id}`).set(by(patient)).send(change).expect(200);

  await refused(doctor);
  const consentId = await consents.granted(patient, doctor, { kinds: ['lab-reports'] });
  const { body } = await consents.records(doctor, patient, 'lab-reports').expect(200);
  expect(body.data.entries[0].record.files).toEqual(seen.files);
  const whole = await fetching(doctor)
    .parse(binary as never)
    .expect(200);
  expect(whole.body).toEqual(bytes);
  expect(whole.headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'content-disposition': expect.stringMatching(/^attachment; filename="report\.pdf"/),
  });
  const page = await fetching(doctor, '/preview').expect(200);
  expect(page.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('no-store'),
  });
  await fetching(doctor, '/preview?page=2').expect(404);
  const requestId = whole.headers['x-request-id'];
  const log = await api.ask.get('/patients/access-log?by=others').set(by(patient)).expect(200);
  expect(log.body.data).toContainEqual(
    expect.objectContaining({ operation: 'downloadSharedFile', purpose: 'CAREMGT', requestId }),
  );

  await refused(await api.signedIn('DOCTOR'));
  await refused(patient, 403);
  // Changes it to a kind that is not granted; then to one only the patient's.
  for (const change of [{ type: 'invoice' }, { type: 'lab_report', onlyYou: true }]) {
    await changed(change);
    await refused(doctor);
  }
  await changed({ onlyYou: false });
  await fetching(doctor, '/preview').expect(200);
  await consents.revoked(patient, consentId);
  await refused(doctor);
});

/** Ways in which an entry leaves what a doctor sees, while a page of theirs may be open. */
const leaving = {
  'a reading that is deleted': async () => {
    const id = await worldOf(api).reading(patient);
    return () => api.ask.delete(`/vital-signs/${id}`);
  },
  'a reading that is marked': async () => {
    const id = await worldOf(api).reading(patient);
    return () => api.ask.put(`/patients/entries/${id}/access`).send({ isOnlyYou: true });
  },
  'a record that is deleted': async () => {
    const id = await worldOf(api).medicalRecord(patient);
    return () => api.ask.delete(`/medical-records/${id}`);
  },
  'a record that is marked': async () => {
    const id = await worldOf(api).medicalRecord(patient);
    return () => api.ask.put(`/medical-records/${id}`).send({ onlyYou: true });
  },
};

it.each(Object.keys(leaving) as (keyof typeof leaving)[])(
  '%s is told at once to the doctor who sees it, and to no other',
  async (way) => {
    const consentId = await consents.granted(patient, doctor);
    await consents.asked(patient, await api.signedIn('DOCTOR'));
    const leave = await leaving[way]();
    const told = jest.spyOn(api.context.live, 'tell');
    try {
      await leave().set(by(patient)).expect(200);
      expect(told.mock.calls.filter(([, { name }]) => name === 'consent-changed')).toEqual([
        [doctor.userId, { name: 'consent-changed', message: { consentId } }],
      ]);
    } finally {
      told.mockRestore();
    }
  },
);

const binary = (response: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
};
