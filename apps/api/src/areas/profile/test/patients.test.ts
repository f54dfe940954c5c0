// areas: doctors, identity
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { png } from '../../../../test/pictures';
import { files } from '../../../kernel/tables/files';
import { fileRemovals } from '../../account/tables/erasures';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const answers = {
  dateOfBirth: '1994-05-21',
  gender: 'MALE',
  pregnancy: 'not-pregnant',
  phone: '+910000000104',
};

function onboard(who: Person, data: unknown = answers, photo?: Buffer, key?: string) {
  const sending = api.ask
    .post('/auth/onboarding/complete')
    .set({ ...by(who), ...once(key) })
    .field('onboardingData', typeof data === 'string' ? data : JSON.stringify(data));
  // A name and type that lie: neither is believed.
  return photo
    ? sending.attach('profilePhoto', photo, { filename: '../../x.exe', contentType: 'text/html' })
    : sending;
}
const profile = async (who: Person) => api.ask.get('/patients/profile').set(by(who)).expect(200);
const change = (who: Person, body: object, headers: Record<string, string> = {}) =>
  api.ask
    .put('/patients/profile')
    .set({ ...by(who), ...headers })
    .send(body);
const fresh = () =>
  api.signedIn('PATIENT', {}, { dateOfBirth: null as never, gender: null as never, pregnancy: 'unknown' });

describe('completeOnboarding', () => {
  it('keeps the answers and marks the person as through', async () => {
    const who = await fresh();
    const { body } = await onboard(who).expect(200);
    expect(body.data.user.onboardingCompleted).toBe(true);
    const { body: kept, headers } = await profile(who);
    expect(kept.data).toMatchObject({ ...answers, hasPhoto: false, version: 2 });
    expect(headers.etag).toBe('"2"');
  });

  it('keeps as not said what was not said', async () => {
    const who = await fresh();
    await onboard(who, { dateOfBirth: '1994-05-21', gender: 'PREFER_NOT_TO_SAY' }).expect(200);
    expect((await profile(who)).body.data).toMatchObject({ pregnancy: 'unknown', phone: null });
  });

  it('once done it answers 409, but the same request gets its answer again', async () => {
    const who = await fresh();
    const first = await onboard(who, answers, png, 'key-of-onboarding').expect(200);
    expect((await onboard(who, answers, png, 'key-of-onboarding').expect(200)).text).toBe(first.text);
    await onboard(who).expect(409);
    await onboard(who, answers, Buffer.concat([png, png]), 'key-of-onboarding').expect(422);
  });

  it('two at once with two keys: one is through, the other is told', async () => {
    const who = await fresh();
    const both = await Promise.all([onboard(who, answers, png), onboard(who, answers, png)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['tomorrow', { ...answers, dateOfBirth: '2026-11-22' }, '/body/onboardingData/dateOfBirth', 'future'],
    [
      '131 years ago',
      { ...answers, dateOfBirth: '1895-11-20' },
      '/body/onboardingData/dateOfBirth',
      'too-old',
    ],
    // Postgres has no year 0.
    ['year 0', { ...answers, dateOfBirth: '0000-02-29' }, '/body/onboardingData/dateOfBirth', 'too-old'],
    ['no gender', { dateOfBirth: '1994-05-21' }, '/body/onboardingData/gender', 'required'],
    ['a field that there is none of', { ...answers, role: 'ADMIN' }, '/body/onboardingData/role', 'unknown'],
    ['a phone without country', { ...answers, phone: '9999999999' }, '/body/onboardingData/phone', 'pattern'],
    ['no JSON', '{"dateOfBirth"', '/body/onboardingData', 'json'],
  ])('refuses %s', async (_, data, pointer, code) => {
    const { body } = await onboard(await fresh(), data).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
    ['the eight bytes that begin a PNG', png.subarray(0, 8)],
    ['a PNG that is cut off', png.subarray(0, -20)],
    ['a RIFF that is sound', Buffer.from('RIFF0000WAVEfmt ')],
  ])('refuses %s as a photo, and changes nothing', async (_, bytes) => {
    const who = await fresh();
    const { body } = await onboard(who, answers, bytes).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/profilePhoto', code: 'image' })]);
    expect((await profile(who)).body.data.version).toBe(1);
  });

  it('refuses a photo beyond 5 MB, and takes one of 5 MB', async () => {
    const who = await fresh();
    const size = 5 * 1024 * 1024;
    const { body } = await onboard(who, answers, Buffer.concat([png, Buffer.alloc(size)])).expect(413);
    expect(body.detail).toContain('5 MB');
    await onboard(who, answers, Buffer.concat([png, Buffer.alloc(size - png.length)])).expect(200);
  });
});

describe('readPatientPhoto', () => {
  const folder = () => join(api.context.config.dataDir, 'files');

  it('gives the photo by its own kind, without what else was in the file, to its owner alone', async () => {
    const who = await fresh();
    await onboard(who, answers, Buffer.concat([png, Buffer.from('canary of a camera')])).expect(200);
    const { body, headers } = await api.ask.get('/patients/profile/photo').set(by(who)).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="photo\.(png|jpeg|webp)"$/);
    // Drawn anew: the same picture, with nothing else of the file.
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 });
    expect(body.includes('canary')).toBe(false);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    await api.ask
      .get('/patients/profile/photo')
      .set(by(await fresh()))
      .expect(404);
  });

  it('no file on the disk can be read without the key, and a refused one leaves none behind', async () => {
    const before = await readdir(folder());
    await onboard(await fresh(), answers, png).expect(200);
    const who = await fresh();
    await onboard(who, answers, png).expect(200);
    await onboard(who, answers, png).expect(409);
    const after = await readdir(folder());
    expect(after).toHaveLength(before.length + 2);
    const signature = png.subarray(0, 8);
    for (const name of after) expect((await readFile(join(folder(), name))).includes(signature)).toBe(false);
  });
});

describe('changePhoto', () => {
  const send = (who: Person, photo?: Buffer) => {
    const sending = api.ask.put('/auth/me/photo').set(by(who));
    return photo
      ? sending.attach('photo', photo, { filename: '../../x.exe', contentType: 'text/html' })
      : sending.field('other', 'x');
  };
  const remove = (who: Person) => api.ask.delete('/auth/me/photo').set(by(who));
  const kept = (who: Person) =>
    api.look((tx) => tx.select({ id: files.id }).from(files).where(eq(files.ownerId, who.userId)));

  it.each([
    ['PATIENT', '/patients/profile'],
    ['DOCTOR', '/doctors/profile'],
  ] as const)(
    'puts the photo of a %s in place of the one before, which is erased, and removes it',
    async (role, path) => {
      const who = await api.signedIn(role);
      const read = () => api.ask.get(path).set(by(who)).expect(200);
      await send(who, png).expect(200);
      const [first] = await kept(who);
      const second = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#0f6f67' } })
        .png()
        .toBuffer();
      await send(who, second).expect(200);
      const [now, ...more] = await kept(who);
      expect([now?.id === first?.id, more]).toEqual([false, []]);
      const { body: shown } = await api.ask.get(`${path}/photo`).set(by(who)).expect(200);
      expect(await sharp(shown).metadata()).toMatchObject({ width: 3, height: 2 });
      // Keeps the version: what waits of the profile on a device is not out of date by a photo.
      expect((await read()).body.data).toMatchObject({ hasPhoto: true, version: 1 });
      await remove(who).expect(200);
      await remove(who).expect(200);
      expect(await kept(who)).toEqual([]);
      expect((await read()).body.data).toMatchObject({ hasPhoto: false, version: 1 });
      await api.ask.get(`${path}/photo`).set(by(who)).expect(404);
    },
  );

  it('leaves the bytes of the one before to what removes files', async () => {
    const who = await api.signedIn();
    await send(who, png).expect(200);
    const [first] = await kept(who);
    await send(who, png).expect(200);
    const marked = await api.look((tx) => tx.$count(fileRemovals, eq(fileRemovals.fileId, first?.id ?? '')));
    expect(marked).toBe(1);
  });

  it('keeps one of two photos that are sent at once', async () => {
    const who = await api.signedIn();
    await Promise.all([send(who, png).expect(200), send(who, png).expect(200)]);
    expect(await kept(who)).toHaveLength(1);
  });

  it('refuses what is no picture, is too large or is not there, and keeps the one before', async () => {
    const who = await api.signedIn();
    await send(who, png).expect(200);
    const none = await send(who, Buffer.from('<svg onload="alert(1)"/>')).expect(422);
    expect(none.body.errors).toEqual([expect.objectContaining({ pointer: '/body/photo', code: 'image' })]);
    const large = await send(who, Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])).expect(413);
    expect(large.body.detail).toContain('5 MB');
    await send(who).expect(422);
    await api.ask.get('/patients/profile/photo').set(by(who)).expect(200);
    expect(await kept(who)).toHaveLength(1);
  });
});

describe('updatePatientProfile', () => {
  it('changes what is given, clears what is null and leaves the rest', async () => {
    const who = await api.signedIn();
    const { body, headers } = await change(who, {
      phone: '+910000000999',
      gender: null,
      firstName: 'Asha',
    }).expect(200);
    expect(body.data).toMatchObject({
      firstName: 'Asha',
      lastName: 'Person',
      phone: '+910000000999',
      gender: null,
      dateOfBirth: '1972-03-14',
      version: 2,
    });
    expect(headers.etag).toBe('"2"');
    expect((await api.ask.get('/auth/me').set(by(who))).body.data.user.firstName).toBe('Asha');
  });

  it('refuses a date of birth in year 0, which no database has', async () => {
    const { body } = await change(await fresh(), { dateOfBirth: '0000-01-01' }).expect(422);
    expect(body.errors).toMatchObject([{ pointer: '/body/dateOfBirth', code: 'too-old' }]);
  });

  it('is refused where it was changed since it was read', async () => {
    const who = await api.signedIn();
    await change(who, { phone: null }, { 'If-Match': '"1"' }).expect(200);
    const { body } = await change(who, { phone: '+910000000999' }, { 'If-Match': '"1"' }).expect(412);
    expect(body.current).toMatchObject({ version: 2, phone: null });
  });

  it('one of two at once with the same version is told', async () => {
    const who = await api.signedIn();
    const both = await Promise.all(
      ['+910000000001', '+910000000002'].map((phone) => change(who, { phone }, { 'If-Match': '"1"' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it.each([
    ['nothing', {}, '/body', 'minProperties'],
    ['a birth in the future', { dateOfBirth: '2027-01-01' }, '/body/dateOfBirth', 'future'],
    ['a name of spaces', { firstName: '  ' }, '/body/firstName', 'pattern'],
    ['an address', { email: 'new@nadi.example' }, '/body/email', 'unknown'],
    ['a role', { role: 'ADMIN' }, '/body/role', 'unknown'],
  ])('refuses %s', async (_, body, pointer, code) => {
    const answer = await change(await api.signedIn(), body).expect(422);
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });
});
