// areas: notifications
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LabReading } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { compilingMs } from '../../../kernel/apart/apart';
import { paperLimits, readPaper } from '../../../kernel/paper/read-paper';
import { pdfWith } from './sample-files';
import { uploadingTo } from './uploading';

let api: TestApi;
let uploads: ReturnType<typeof uploadingTo>;
let who: Person;
beforeAll(async () => {
  api = await startApi();
  uploads = uploadingTo(api);
  who = await api.signedIn();
});
afterAll(() => api.close());

const report = (lines: readonly string[]) => ({
  name: 'report.pdf',
  type: 'application/pdf' as const,
  bytes: pdfWith(lines),
});
/** 71 is what is left of 7.1 without its point. */
const lines = [
  'Haemoglobin 13.2 g/dL 12.0 - 15.0',
  'HbA1c 71 % 4.0 - 5.6',
  'Vitamin B12 was not clear to us',
];

async function filed() {
  const record = await uploads.filed(who, report(lines), { type: 'lab_report', title: 'Blood count' });
  return record._id;
}
const read = async (id: string, owner = who): Promise<LabReading> =>
  (await api.ask.get(`/lab-readings/${id}`).set(by(owner)).expect(200)).body.data;
const decide = (id: string, body: object, owner = who) =>
  api.ask
    .put(`/lab-readings/${id}`)
    .set({ ...by(owner), ...once() })
    .send({ decisions: [], day: '2026-11-17', isOfMe: false, save: true, ...body });
const listed = async (query: string, owner = who) =>
  (await api.ask.get(`/lab-observations${query}`).set(by(owner)).expect(200)).body;
const hba1c = ({ results }: LabReading) => results.findIndex(({ analyte }) => analyte === 'hba1c');
const says = (number: number) => ({ analyte: 'hba1c', comparator: '', number, words: null, unit: '%' });
const asRead = ({ results }: LabReading) =>
  results.map((_, place) => ({ kind: 'as-read', place, value: null }));

describe('a lab report', () => {
  /** Only looked at, because reading one takes seconds from the sources. */
  let common: string;
  beforeAll(async () => {
    common = await filed();
  });

  it('is read by itself once it is filed: values with their places, and every other line', async () => {
    const reading = await read(common);
    expect(reading).toMatchObject({ status: 'read', how: 'text', reason: null, day: null });
    expect(reading.results.map(({ analyte, number }) => [analyte, number])).toEqual([
      ['hemoglobin', 13.2],
      ['hba1c', 71],
    ]);
    expect(reading.doubts).toEqual(['date-missing']);
    expect(reading.lines.map(({ text }) => text).join(' ')).toContain('Vitamin B12');
    expect(reading.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(reading.notice).toContain('LOINC');
    for (const { box } of reading.results) {
      expect(box.left).toBeGreaterThan(0);
      expect(box.left + box.width).toBeLessThan(1);
    }
  });

  it('is told of once it is read, in words that name no test and no value', async () => {
    const told = async () =>
      (await api.ask.get('/notifications').set(by(who)).expect(200)).body.data.filter(
        ({ action }: { action: { href: string } | null }) => action?.href.includes(common),
      );
    const first = await told();
    expect(first).toMatchObject([
      {
        type: 'lab-report-read',
        category: 'readings',
        title: 'Your report was read: 2 values to check',
        body: '1 value of them needs your decision. Nothing is added to your record until you save.',
        action: { href: `/dashboard/medical-records/${common}/values` },
        isUrgent: false,
      },
    ]);
    // The ids and the time may have any digits in them.
    const [{ id, action, createdAt, ...words }] = first;
    expect(JSON.stringify([words, action.label])).not.toMatch(/hba1c|haemoglobin|71|13\.2|blood/i);
  });

  it('is told of too where nothing could be read, and what takes too much is ended', async () => {
    const empty = pdfWith(['']);
    const record = await uploads.filed(
      who,
      { name: 'empty.pdf', type: 'application/pdf', bytes: empty },
      { type: 'lab_report', title: 'A scan of nothing' },
    );
    expect(await read(record._id)).toMatchObject({ status: 'unreadable', reason: 'no-words' });
    const { body } = await api.ask.get('/notifications').set(by(who)).expect(200);
    expect(body.data[0]).toMatchObject({
      type: 'lab-report-unreadable',
      title: 'Your report could not be read',
    });
    const asked = { type: 'application/pdf', content: [empty], maxPages: 40 };
    const tooLong = { isRead: false, reason: 'too-long' };
    expect(await readPaper(asked, { ...paperLimits, milliseconds: 1 - compilingMs })).toEqual(tooLong);
    expect(await readPaper(asked, { ...paperLimits, heap: 1_000_000 })).toEqual(tooLong);
    const damaged = { ...asked, content: [Buffer.from('%PDF-1.7 and then nothing')] };
    expect(await readPaper(damaged)).toEqual({ isRead: false, reason: 'failed' });
  });

  it('cannot be saved while a value is doubtful, or its day is unknown; nothing counts until then', async () => {
    const id = common;
    const { body } = await decide(id, { day: null }).expect(422);
    expect(body.errors.map(({ code }: { code: string }) => code)).toEqual(['undecided', 'day-missing']);
    expect((await listed(`?recordId=${id}`)).data).toEqual([]);
    expect((await read(id)).status).toBe('read');
  });

  it('keeps decisions, and saves what the person said with page and place', async () => {
    const id = await filed();
    const reading = await read(id);
    const place = hba1c(reading);
    const decisions = [
      ...asRead(reading).filter((one) => one.place !== place),
      { kind: 'corrected', place, value: says(7.1) },
    ];
    await decide(id, { decisions, day: null, save: false }).expect(200);
    expect((await read(id)).decisions).toEqual(decisions);
    expect((await listed(`?recordId=${id}`)).data).toEqual([]);
    const { body } = await decide(id, { decisions }).expect(200);
    expect(body.data).toMatchObject({ status: 'saved', day: '2026-11-17' });
    const { data, notice } = await listed(`?recordId=${id}&analyte=hba1c`);
    expect(notice).toContain('LOINC');
    expect(data).toMatchObject([
      { number: 7.1, unit: '%', origin: 'corrected', standing: 'above', loinc: '4548-4', page: 2 },
    ]);
    expect(data[0].box).toEqual(reading.results[place]?.box);
    // Saved again with another value: the first does not stand beside it.
    await decide(id, {
      decisions: [{ kind: 'left-out', place, value: null }, ...decisions.slice(0, -1)],
    }).expect(200);
    expect((await listed(`?recordId=${id}&analyte=hba1c`)).data).toEqual([]);
  });

  it('is saved once by two at once that saw the same, and by the same key', async () => {
    const id = await filed();
    const reading = await read(id);
    const body = { decisions: asRead(reading), day: '2026-11-17', isOfMe: false, save: true };
    const send = (headers: object) =>
      api.ask
        .put(`/lab-readings/${id}`)
        .set({ ...by(who), 'If-Match': `"${reading.version}"`, ...headers })
        .send(body);
    const both = await Promise.all([send(once()), send(once())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const key = once();
    const again = () =>
      api.ask
        .put(`/lab-readings/${id}`)
        .set({ ...by(who), ...key })
        .send(body);
    const [first, second] = [await again().expect(200), await again().expect(200)];
    expect(second.body.data.version).toBe(first.body.data.version);
    expect((await listed(`?recordId=${id}`)).data).toHaveLength(reading.results.length);
  });

  it.each([
    ['a value that is not there', { kind: 'as-read', place: 99, value: null }, 'unknown'],
    [
      'none of our analytes',
      { kind: 'typed', place: null, value: { ...says(7), analyte: 'phlogiston' } },
      'unknown',
    ],
    ['another unit', { kind: 'corrected', place: 0, value: { ...says(7), unit: 'mg/dL' } }, 'unit'],
    [
      'neither number nor words',
      { kind: 'corrected', place: 0, value: { ...says(7), number: null } },
      'value',
    ],
    ['a value of what is left out', { kind: 'left-out', place: 0, value: says(7) }, 'value'],
  ])('takes no decision about %s', async (_, decision, code) => {
    const id = common;
    const { body } = await decide(id, { decisions: [decision], save: false }).expect(422);
    expect(body.errors[0]).toMatchObject({ code });
  });

  it('is nobody else’s, and no other record is one', async () => {
    const id = common;
    const other = await api.signedIn();
    await api.ask.get(`/lab-readings/${id}`).set(by(other)).expect(404);
    await decide(id, { decisions: [] }, other).expect(404);
    expect((await listed(`?recordId=${id}`, other)).data).toEqual([]);
    const start = (recordId: string, owner: Person) =>
      api.ask
        .post('/lab-readings')
        .set({ ...by(owner), ...once() })
        .send({ recordId });
    await start(id, other).expect(404);
    await start(id, who).expect(409);
    const { _id: plain } = await uploads.added(who, { type: 'prescription', title: 'Aspirin' });
    expect((await start(plain, who).expect(422)).body.errors[0].code).toBe('no-lab-report');
    await api.ask.get(`/lab-readings/${plain}`).set(by(who)).expect(404);
  });

  describe('of which the person types the values', () => {
    const byHand = (recordId: string, owner = who) =>
      api.ask
        .post('/lab-readings')
        .set({ ...by(owner), ...once() })
        .send({ recordId, byHand: true });
    const typed = {
      kind: 'typed',
      place: null,
      value: { ...says(6.1), low: null, high: 5.6 },
    };

    it('needs no file, and its values count once they are saved, with the range as printed', async () => {
      const { _id: id } = await uploads.added(who, { type: 'lab_report', title: 'On paper' });
      const { body } = await byHand(id).expect(201);
      expect(body.data).toMatchObject({ id, status: 'read', how: null, results: [], pages: [], version: 1 });
      expect((await listed(`?recordId=${id}`)).data).toEqual([]);
      const wrong = { ...typed, value: { ...typed.value, low: 6 } };
      const refused = await decide(id, { decisions: [wrong] }).expect(422);
      expect(refused.body.errors).toMatchObject([{ pointer: '/body/decisions/0/value', code: 'range' }]);
      await decide(id, { decisions: [typed] }).expect(200);
      expect((await read(id)).decisions).toEqual([typed]);
      expect((await listed(`?recordId=${id}`)).data).toMatchObject([
        {
          ...{
            analyte: 'hba1c',
            loinc: '4548-4',
            number: 6.1,
            unit: '%',
            origin: 'typed',
            day: '2026-11-17',
          },
          ...{ low: null, high: 5.6, rangeText: 'up to 5.6', standing: 'above', fileId: null, page: null },
        },
      ]);
      await byHand(id).expect(409);
    });

    it('may have files in which nothing was found', async () => {
      const scan = { name: 'empty.pdf', type: 'application/pdf' as const, bytes: pdfWith(['']) };
      const { _id: id } = await uploads.filed(who, scan, { type: 'lab_report', title: 'A blurred scan' });
      const before = await read(id);
      expect(before.status).toBe('unreadable');
      const { body } = await byHand(id).expect(201);
      expect(body.data).toMatchObject({ status: 'read', reason: null, version: before.version + 1 });
      // Until a value is typed it can be read after all.
      const start = () =>
        api.ask
          .post('/lab-readings')
          .set({ ...by(who), ...once() })
          .send({ recordId: id });
      expect((await start().expect(201)).body.data.status).toBe('waiting');
      expect((await read(id)).status).toBe('unreadable');
      await byHand(id).expect(201);
      await decide(id, { decisions: [typed] }).expect(200);
      await start().expect(409);
    });

    it('begins once by two at once, and never of a report that was read, or of another person', async () => {
      const { _id: id } = await uploads.added(who, { type: 'lab_report', title: 'On paper too' });
      const both = await Promise.all([byHand(id), byHand(id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      await byHand(common).expect(409);
      await byHand(id, await api.signedIn()).expect(404);
      const { _id: other } = await uploads.added(who, { type: 'prescription', title: 'Aspirin' });
      expect((await byHand(other).expect(422)).body.errors[0].code).toBe('no-lab-report');
    });
  });

  it('takes its values with it when it is deleted, and brings them back', async () => {
    const id = await filed();
    const reading = await read(id);
    await decide(id, { decisions: asRead(reading) }).expect(200);
    await api.ask.delete(`/medical-records/${id}`).set(by(who)).expect(200);
    expect((await listed(`?recordId=${id}`)).data).toEqual([]);
    await decide(id, { decisions: asRead(reading) }).expect(409);
    await api.ask.post(`/medical-records/${id}/restoration`).set(by(who)).expect(200);
    expect((await listed(`?recordId=${id}`)).data).toHaveLength(reading.results.length);
  });
});
