import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxUploads, partBytes } from '@nadi/domain/records/file-limits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { sweepOnce } from '../../../kernel/jobs/housekeeping';
import { removeMarkedFiles } from '../../account/offers';
import { sweeps } from '../jobs/sweeps';
import { recordUploads } from '../tables/record-files';
import { dicom, pdfWith, photo, picture } from './sample-files';
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

const folder = () => join(api.context.config.dataDir, 'files');
/** A DICOM file may hold anything, so it takes random bytes. */
function large(bytes: number): Buffer {
  const file = dicom(bytes);
  randomBytes(bytes - 132).copy(file, 132);
  return file;
}

const previewsOf = async (id: string): Promise<string[]> => {
  const [upload] = await api.look((tx) => tx.select().from(recordUploads).where(eq(recordUploads.id, id)));
  return upload?.previewIds ?? [];
};

describe('an upload', () => {
  it('arrives in parts, once each, whatever is sent again', async () => {
    const bytes = large(2 * partBytes + 77);
    const { body } = await uploads.start(who, { type: 'application/dicom', bytes }).expect(201);
    const { id } = body.data;
    expect(body.data).toMatchObject({ status: 'receiving', received: 0, partBytes });
    const first = bytes.subarray(0, partBytes);
    await uploads.part(who, id, 0, first).expect(200);
    // Its answer was lost, and it comes again.
    expect((await uploads.part(who, id, 0, first).expect(200)).body.data.received).toBe(partBytes);
    const gap = await uploads.part(who, id, 2 * partBytes, bytes.subarray(2 * partBytes)).expect(422);
    expect(gap.body.errors).toMatchObject([{ pointer: '/body/place', code: 'gap' }]);
    const short = await uploads.part(who, id, partBytes, first.subarray(1)).expect(422);
    expect(short.body.errors).toMatchObject([{ code: 'length' }]);
    await uploads.part(who, id, partBytes, bytes.subarray(partBytes, 2 * partBytes)).expect(200);
    await uploads.part(who, id, 2 * partBytes, bytes.subarray(2 * partBytes)).expect(200);
    expect(await uploads.read(who, id)).toMatchObject({
      status: 'ready',
      received: bytes.length,
      previews: 0,
    });

    const record = await uploads.added(who, { uploadIds: [id] });
    const got = await api.ask
      .get(`/record-files/${id}`)
      .set(by(who))
      .buffer()
      .parse(binary as never)
      .expect(200);
    expect((got.body as Buffer).equals(bytes)).toBe(true);
    expect(record.files).toMatchObject([{ id, bytes: bytes.length }]);
  });

  it('takes a part once that is sent twice at once', async () => {
    const bytes = large(2 * partBytes);
    const { id } = (await uploads.start(who, { type: 'application/dicom', bytes }).expect(201)).body.data;
    const twice = [0, 1].map(() => uploads.part(who, id, 0, bytes.subarray(0, partBytes)));
    for (const { status } of await Promise.all(twice)) expect(status).toBe(200);
    expect((await uploads.read(who, id)).received).toBe(partBytes);
  });

  it('is found again by who began it, and by nobody else', async () => {
    const [me, other] = [await api.signedIn(), await api.signedIn()];
    const { id } = (await uploads.start(me, { type: 'application/pdf', bytes: pdfWith(['a']) }).expect(201))
      .body.data;
    expect((await api.ask.get('/record-uploads').set(by(me))).body.data).toMatchObject([{ id }]);
    expect((await api.ask.get('/record-uploads').set(by(other))).body.data).toEqual([]);
    await uploads.part(other, id, 0, pdfWith(['a'])).expect(404);
    await api.ask.delete(`/record-uploads/${id}`).set(by(other)).expect(404);
    const stolen = await uploads.add(other, { uploadIds: [id] }).expect(422);
    expect(stolen.body.errors).toMatchObject([{ pointer: '/body/uploadIds/0', code: 'unknown' }]);
    const early = await uploads.add(me, { uploadIds: [id] }).expect(422);
    expect(early.body.errors).toMatchObject([{ code: 'not-ready' }]);
  });

  it('leaves nothing in clear, and nothing at all once it was discarded or forgotten', async () => {
    const me = await api.signedIn();
    const secret = 'Kanarienvogel';
    const bytes = large(partBytes + 10);
    bytes.write(secret, 500);
    const begun = async () => {
      const { id } = (await uploads.start(me, { type: 'application/dicom', bytes }).expect(201)).body.data;
      await uploads.part(me, id, 0, bytes.subarray(0, partBytes)).expect(200);
      return id as string;
    };
    const [discarded, forgotten] = [await begun(), await begun()];
    for (const id of [discarded, forgotten])
      expect((await readFile(join(folder(), id))).includes(secret)).toBe(false);
    await api.ask.delete(`/record-uploads/${discarded}`).set(by(me)).expect(200);
    await removeMarkedFiles(api.context);
    expect(await readdir(folder())).not.toContain(discarded);
    api.clock.advance(days(8));
    await sweepOnce(api.context, sweeps);
    await removeMarkedFiles(api.context);
    expect(await readdir(folder())).not.toContain(forgotten);
    who = await api.signedIn();
  });

  it('is removed after seven days if no row names it, and not where most would be', async () => {
    const me = await api.signedIn();
    const kept = (await uploads.send(me, { type: 'image/png', bytes: await picture() })).id;
    const strange = randomUUID();
    await api.context.files.put(strange, Buffer.from('left over'));
    const isThere = async (id: string) => (await api.context.files.writtenAt(id)) !== null;
    await sweepOnce(api.context, sweeps);
    expect([await isThere(strange), await isThere(kept)]).toEqual([true, true]);
    const old = new Date(api.clock.now().getTime() - days(7));
    const age = (id: string) => utimes(join(folder(), id), old, old);
    const many: string[] = Array.from({ length: 30 }, () => randomUUID());
    for (const id of [...many, strange, kept, ...(await previewsOf(kept))]) {
      if (many.includes(id)) await api.context.files.put(id, Buffer.from('of another database'));
      await age(id);
    }
    expect((await sweepOnce(api.context, sweeps)).failed).toEqual(['files without a row']);
    expect(await isThere(strange)).toBe(true);
    for (const id of many) await api.context.files.remove(id);
    const others = (await readdir(folder())).filter((name) => name !== strange);
    for (const name of others) await rename(join(folder(), name), join(folder(), `${name}.kept`));
    expect(await sweepOnce(api.context, sweeps)).toMatchObject({ failed: [] });
    expect(await isThere(strange)).toBe(true);
    for (const name of others) await rename(join(folder(), `${name}.kept`), join(folder(), name));
    expect((await sweepOnce(api.context, sweeps)).done['files without a row']).toBe(1);
    expect([await isThere(strange), await isThere(kept)]).toEqual([false, true]);
    for (const id of await previewsOf(kept)) expect(await isThere(id)).toBe(true);
  });

  it('is refused where too many wait, and where it is too large', async () => {
    const me = await api.signedIn();
    const tiny = { type: 'image/png' as const, bytes: Buffer.alloc(10) };
    for (let count = 0; count < maxUploads - 2; count += 1) await uploads.start(me, tiny).expect(201);
    // All four see that there is room for two.
    const started = await Promise.all(Array.from({ length: 4 }, () => uploads.start(me, tiny)));
    expect(started.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
    const refused = started.filter(({ status }) => status === 422);
    for (const { body } of refused) expect(body.errors).toMatchObject([{ code: 'too-many' }]);
    const huge = { length: 60 * 1024 * 1024 } as Buffer;
    const { body } = await uploads.start(who, { type: 'application/pdf', bytes: huge }).expect(422);
    expect(body.errors).toMatchObject([{ pointer: '/body/bytes', code: 'too-large' }]);
  });
});

describe('what was sent', () => {
  it('counts the pages of a PDF and draws the first ones', async () => {
    const bytes = pdfWith(['Lipid profile', 'second', 'third', 'fourth']);
    const sent = await uploads.send(who, { type: 'application/pdf', bytes });
    expect(sent).toMatchObject({ status: 'ready', pages: 4, previews: 3 });
    const preview = await api.ask
      .get(`/record-files/${sent.id}/preview`)
      .set(by(who))
      .buffer()
      .parse(binary as never);
    expect(preview.headers['content-type']).toBe('image/webp');
    const { width, height } = await sharp(preview.body).metadata();
    expect([width, height]).toEqual([989, 1400]);
    // Something was drawn.
    const { channels } = await sharp(preview.body).stats();
    expect(channels[0]?.min).toBeLessThan(50);
    await api.ask.get(`/record-files/${sent.id}/preview?page=4`).set(by(who)).expect(404);
  });

  it('turns a photo upright, and removes where it was taken', async () => {
    const bytes = await photo();
    expect(bytes.includes('Kanarienvogel')).toBe(true);
    const record = await uploads.filed(who, { name: 'kitchen.JPEG', type: 'image/jpeg', bytes });
    const [file] = record.files;
    expect(file).toMatchObject({ name: 'kitchen.JPEG', pages: 1, previews: 1 });
    const got = await api.ask
      .get(`/record-files/${file?.id}`)
      .set(by(who))
      .buffer()
      .parse(binary as never)
      .expect(200);
    const kept = await sharp(got.body).metadata();
    expect(kept).toMatchObject({ width: 480, height: 640, format: 'jpeg' });
    expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
    expect((got.body as Buffer).includes('Kanarienvogel')).toBe(false);
  });

  it('is sent back so that no browser opens it as a page', async () => {
    const name = `Befund "आरोग्य"; filename=x.html`;
    const record = await uploads.filed(who, { name, type: 'image/png', bytes: await picture() });
    const { headers } = await api.ask.get(`/record-files/${record.files[0]?.id}`).set(by(who)).expect(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[A-Za-z0-9 _-]+\.png"; filename\*=UTF-8''[\w%.~-]+\.png$/,
    );
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['content-security-policy']).toMatch(/sandbox/);
  });

  it.each(['a/b.pdf', '..\\b.pdf', 'a\r\nSet-Cookie: b', 'a\u202efdp.exe', ''])(
    'has no name such as %j',
    async (name) => {
      await uploads.start(who, { name, type: 'application/pdf', bytes: pdfWith(['a']) }).expect(422);
    },
  );
});

const binary = (response: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
};
