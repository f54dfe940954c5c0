import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { checkContent, defaultLimits } from '../files/check-content';
import {
  claimedFlood,
  dicom,
  emptyZip,
  pdfBomb,
  pdfOf,
  pdfOfManyPages,
  pdfWith,
  photo,
  picture,
  pixelFlood,
} from './sample-files';
import { type Sent, uploadingTo } from './uploading';

let api: TestApi;
let who: Person;
beforeAll(async () => {
  api = await startApi();
  who = await api.signedIn();
});
afterAll(() => api.close());

const page = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const as = (type: Sent['type'], bytes: Buffer | string): Sent => ({
  type,
  bytes: Buffer.from(bytes as string),
});

type Case = [what: string, make: () => Promise<Sent> | Sent, refusal: string];

const hostile: Case[] = [
  ['an SVG that is called a PNG', () => as('image/png', svg), 'not-this-type'],
  ['a page that is called a PDF', () => as('application/pdf', page), 'not-this-type'],
  ['a PDF that begins with a page', () => as('application/pdf', `%PDF-1.7\n${page}`), 'not-this-type'],
  [
    'a page before a PDF',
    () => as('application/pdf', Buffer.concat([Buffer.from(page), pdfWith(['a'])])),
    'not-this-type',
  ],
  ['a program that is called a DICOM', () => as('application/dicom', 'MZ\u0090'), 'not-this-type'],
  [
    'a program in the empty part of a DICOM',
    () => as('application/dicom', dicom(2_000, 'MZ')),
    'not-this-type',
  ],
  ['an archive that is called a PDF', () => as('application/pdf', emptyZip), 'not-this-type'],
  [
    'a PDF that is an archive too',
    () => as('application/pdf', Buffer.concat([pdfWith(['a']), emptyZip])),
    'mixed',
  ],
  ['a PNG that is called a JPEG', async () => as('image/jpeg', await picture()), 'not-this-type'],
  ['a JPEG that is called a PNG', async () => as('image/png', await photo()), 'not-this-type'],
  ['a PNG with too many pixels', async () => as('image/png', await pixelFlood()), 'too-many-pixels'],
  ['a PNG that claims two gigapixels', () => as('image/png', claimedFlood()), 'damaged'],
  ['half a JPEG', async () => as('image/jpeg', (await photo()).subarray(0, 400)), 'damaged'],
  ['half a PNG', async () => as('image/png', (await picture()).subarray(0, 60)), 'damaged'],
  ['a PDF without anything in it', () => as('application/pdf', '%PDF-1.7\n%%EOF'), 'damaged'],
  ['a PDF that says it has a million pages', () => as('application/pdf', pdfOfManyPages()), 'too-much-work'],
  ['a PDF without a page', () => as('application/pdf', pdfWith([])), 'damaged'],
  [
    'a PDF whose pages are their own children',
    () =>
      as(
        'application/pdf',
        pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
      ),
    'damaged',
  ],
  [
    'a HEIC that is only its head',
    () => as('image/heic', Buffer.from('0000001866747970686569630000000068656963', 'hex')),
    'damaged',
  ],
];

describe('a hostile file', () => {
  it.each(hostile)('is refused: %s', async (_, make, refusal) => {
    const uploads = uploadingTo(api);
    const sent = await make();
    const upload = await uploads.send(who, sent);
    expect(upload).toMatchObject({ status: 'refused', refusal });
    await uploads.add(who, { uploadIds: [upload.id] }).expect(422);
    await api.ask.get(`/record-files/${upload.id}`).set(by(who)).expect(404);
    await uploads.part(who, upload.id, 0, sent.bytes).expect(409);
  });

  it('ends the check of a file that unpacks without end, and the server goes on', async () => {
    const before = process.memoryUsage.rss();
    const limits = { ...defaultLimits, milliseconds: 8_000 };
    const checked = await checkContent('application/pdf', [pdfBomb()], limits);
    expect(checked).toMatchObject({ refusal: 'too-much-work' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
    await api.ask.get('/health/live').expect(200);
  });

  it('is inert: a PDF with a script, a program to start and a page to go to', async () => {
    const uploads = uploadingTo(api);
    const actions = [
      '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
      '/AA << /WC << /S /Launch /F (cmd.exe) >> /DP << /S /URI /URI (https://evil.example) >> >>',
    ].join(' ');
    const record = await uploads.filed(who, as('application/pdf', pdfWith(['a'], actions)));
    const { headers } = await api.ask.get(`/record-files/${record.files[0]?.id}`).set(by(who)).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['content-security-policy']).toMatch(/sandbox/);
  });

  it('is inert: an archive behind a picture is not kept', async () => {
    const uploads = uploadingTo(api);
    const bytes = Buffer.concat([await photo(), Buffer.from(page), emptyZip]);
    const record = await uploads.filed(who, as('image/jpeg', bytes));
    const { body } = await api.ask
      .get(`/record-files/${record.files[0]?.id}`)
      .set(by(who))
      .buffer()
      .expect(200);
    expect((body as Buffer).includes('script')).toBe(false);
    expect((body as Buffer).includes('PK')).toBe(false);
  });
});
