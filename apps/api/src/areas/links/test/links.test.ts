// areas: account, notifications, reports
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { writeLink } from '@nadi/domain/links/link-text';
import { eq, sql } from 'drizzle-orm';
import { SHLViewer } from 'kill-the-clipboard';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { sweeps } from '../jobs/sweeps';
import { healthLinks } from '../tables/health-links';
import { linksOf, newHandle, newLink } from './making-links';

let api: TestApi;
let links: ReturnType<typeof linksOf>;
let who: Person;
beforeAll(async () => {
  api = await startApi();
  links = linksOf(api);
});
beforeEach(async () => {
  who = await api.signedIn('PATIENT');
});
afterAll(() => api.close());

const mine = async (person = who) =>
  (await api.ask.get('/patients/health-links').set(by(person)).expect(200)).body.data;
const openingsOf = async (id: string) =>
  (await api.ask.get(`/patients/health-links/${id}/openings`).set(by(who)).expect(200)).body.data;
const revoke = (id: string, person = who) =>
  api.ask.post(`/patients/health-links/${id}/revoke`).set(by(person)).send();
const told = async () =>
  (await api.ask.get('/notifications').set(by(who)).expect(200)).body.data.map(
    ({ title }: { title: string }) => title,
  );
/** All that the database has of the person's links, as one text. */
const stored = () =>
  api.look(async (tx) =>
    JSON.stringify(await tx.select().from(healthLinks).where(eq(healthLinks.patientId, who.userId))),
  );

describe('a link of a person', () => {
  it('is opened by a library of others, embedded and at its location', async () => {
    const { body: summary } = await api.ask
      .get('/patients/international-summary')
      .set(by(who))
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.on('data', (part: Buffer) => {
          text += part;
        });
        response.on('end', () => done(null, text));
      })
      .expect(200);
    const link = await links.make(who, { content: summary, passcode: '407218', label: 'For the clinic' });
    const url = `${api.url}/api/v1/health-links/${link.handle}`;
    const shlinkURI = writeLink(
      { ...link, url, key: link.key.toString('base64url'), hasPasscode: true },
      'https://nadi.example/shl',
    );
    const viewer = new SHLViewer({ shlinkURI: shlinkURI.split('#')[1] ?? '' });
    expect(viewer.shl).toMatchObject({ requiresPasscode: true, label: 'For the clinic' });
    for (const embeddedLengthMax of [undefined, 10]) {
      const manifest = await viewer.fetchManifest({
        url,
        recipient: 'City Hospital',
        passcode: '407218',
        ...(embeddedLengthMax && { embeddedLengthMax }),
      });
      expect(Object.keys(manifest.files[0] ?? {})).toContain(embeddedLengthMax ? 'location' : 'embedded');
      // The server of the test has no name that it could be reached by.
      const here = JSON.parse(JSON.stringify(manifest).replaceAll(api.context.config.publicUrl, api.url));
      const { fhirResources } = await viewer.parseDecrypted(await viewer.decryptFiles(here));
      expect(fhirResources).toEqual([JSON.parse(summary)]);
    }
    expect((await openingsOf(link.id)).map(({ recipient }: { recipient: string }) => recipient)).toEqual([
      'City Hospital',
      'City Hospital',
    ]);
  });

  it('leaves neither address, nor key, nor passcode, nor content with the server', async () => {
    const link = await links.make(who, { content: 'canary of a summary', passcode: 'canary-407218' });
    const all = await stored();
    expect(all).toContain(link.file);
    for (const secret of [link.handle, link.key.toString('base64url'), 'canary'])
      expect(all).not.toContain(secret);
    expect(JSON.stringify(await mine())).not.toContain(link.handle);
  });

  it('is in the access log each time that it is opened, and told once', async () => {
    const link = await links.make(who);
    await links.open(link.handle).expect(200);
    await links.open(link.handle, { recipient: 'Someone else' }).expect(200);
    const { body } = await api.ask.get('/patients/access-log').set(by(who)).expect(200);
    const entries = body.data.filter(
      ({ operation }: { operation: string }) => operation === 'openHealthLink',
    );
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      recordType: 'health-link',
      action: 'read',
      recordIds: [link.id],
      actor: { isSelf: false, role: 'SYSTEM' },
    });
    expect((await told()).filter((title: string) => title.includes('was opened'))).toHaveLength(1);
    expect(await mine()).toMatchObject([{ openings: 2, lastOpenedAt: api.clock.now().toISOString() }]);
  });

  it('may be asked for by pages of any origin, and nothing else may', async () => {
    const { handle } = await links.make(who);
    const origin = { Origin: 'https://viewer.example' };
    const preflight = await api.ask
      .options(`/health-links/${handle}`)
      .set({ ...origin, 'Access-Control-Request-Method': 'POST' })
      .expect(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('https://viewer.example');
    const { headers } = await links.open(handle).set(origin).expect(200);
    expect(headers['access-control-allow-origin']).toBe('https://viewer.example');
    expect(headers['cache-control']).toContain('no-store');
    const other = await api.ask.get('/patients/health-links').set({ ...by(who), ...origin });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is made once by one key, and its handle belongs to one', async () => {
    const { body } = await newLink(api);
    const key = once();
    const make = (headers: object) =>
      api.ask
        .post('/patients/health-links')
        .set({ ...by(who), ...headers })
        .send(body);
    const [one, two] = [await make(key).expect(201), await make(key).expect(201)];
    expect(two.body).toEqual(one.body);
    expect(await mine()).toHaveLength(1);
    const { body: taken } = await make(once()).expect(422);
    expect(taken.errors).toMatchObject([{ pointer: '/body/handle', code: 'taken' }]);
  });

  it.each([
    ['in clear', { file: 'e30..AAAAAAAAAAAAAAAA.c2VhbGVk.AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with a handle that can be guessed', { handle: 'clinic' }],
    ['with a passcode that can be guessed', { passcode: '1234' }],
    ['that is over', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['without an end', { expiresAt: '2999-01-01T00:00:00Z' }],
    ['with a field that is none', { key: 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q' }],
  ])('is refused %s', async (_, wrong) => {
    const { body } = await newLink(api);
    await api.ask
      .post('/patients/health-links')
      .set({ ...by(who), ...once() })
      .send({ ...body, ...wrong })
      .expect(422);
    expect(await mine()).toEqual([]);
  });
});

describe('a passcode', () => {
  it('is counted when it is wrong, and the fifth disables the link for good', async () => {
    const { id, handle } = await links.make(who, { passcode: '407218' });
    for (const left of [4, 3, 2, 1, 0]) {
      const { body } = await links.open(handle, { passcode: `00000${left}` }).expect(401);
      expect(body.remainingAttempts).toBe(left);
    }
    await links.open(handle, { passcode: '407218' }).expect(404);
    await revoke(id).expect(200);
    expect(await mine()).toMatchObject([{ status: 'LOCKED', triesLeft: 0, openings: 0 }]);
    expect((await openingsOf(id))[0]).toMatchObject({ outcome: 'locked' });
    expect(await told()).toContain('One of your health links was disabled');
    expect(await stored()).not.toContain('eyJhbGciOiJkaXIi');
  });

  it('has five tries also where twenty come at once', async () => {
    const { handle, id } = await links.make(who, { passcode: '407218' });
    const guesses = Array.from({ length: 20 }, (_, index) =>
      links.open(handle, { passcode: `${100_000 + index}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 404)).toHaveLength(15);
    expect(await openingsOf(id)).toHaveLength(5);
    await links.open(handle, { passcode: '407218' }).expect(404);
  });

  it('gives no earlier tries back for a passcode that is right', async () => {
    const { handle } = await links.make(who, { passcode: '407218' });
    for (const passcode of ['000001', '000002', '407218', '000003'])
      await links.open(handle, { passcode }).expect(passcode === '407218' ? 200 : 401);
    const { body } = await links.open(handle, { passcode: '000004' }).expect(401);
    expect(body.remainingAttempts).toBe(1);
  });

  it('asks for a passcode that is missing, and counts no guess', async () => {
    const { handle } = await links.make(who, { passcode: '407218' });
    for (let turn = 0; turn < 6; turn += 1) {
      const { body } = await links.open(handle).expect(401);
      expect(body.remainingAttempts).toBe(5);
    }
    await links.open(handle, { passcode: '407218' }).expect(200);
  });

  it('opens no link by the passcode of another', async () => {
    const one = await links.make(who, { passcode: '407218' });
    const two = await links.make(who, { passcode: 'another-one' });
    await links.open(two.handle, { passcode: one.passcode }).expect(401);
  });
});

describe('a link that does not work', () => {
  it('answers alike, whether it never was, was revoked or has run out', async () => {
    const [revoked, run] = [await links.make(who), await links.make(who)];
    await revoke(revoked.id).expect(200);
    api.clock.advance(days(7));
    const again = await api.signedIn('PATIENT');
    const answers = [
      await links.open(newHandle()),
      await links.open(revoked.handle),
      await links.open(run.handle),
    ].map(({ status, body: { instance: _, requestId: __, ...body } }) => ({ status, body }));
    expect(answers[0]?.status).toBe(404);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(again.userId).not.toBe(who.userId);
  });

  it('has no file any more: at once if it was revoked, by housekeeping if it ran out', async () => {
    const [revoked, run] = [await links.make(who), await links.make(who)];
    await revoke(revoked.id).expect(200);
    expect(await stored()).not.toContain(revoked.file);
    api.clock.advance(days(7));
    expect(await stored()).toContain(run.file);
    for (const { run: sweep } of sweeps) await sweep(api.context);
    expect(await stored()).not.toContain(run.file);
  });

  it('cannot be brought back: the database refuses it whatever the code does', async () => {
    const { id } = await links.make(who);
    await revoke(id).expect(200);
    const actor = { userId: who.userId, role: 'PATIENT' as const };
    const bringBack = api.context.db.write(actor, (tx) =>
      tx.execute(sql`update health_links set end_reason = 'REVOKED', ended_at = null where id = ${id}`),
    );
    await bringBack.catch(() => undefined);
    expect(await mine()).toMatchObject([{ status: 'REVOKED' }]);
  });

  it('finds no link of someone else to end or to look at', async () => {
    const { id, handle } = await links.make(who);
    const other = await api.signedIn('PATIENT');
    await revoke(id, other).expect(404);
    await api.ask.get(`/patients/health-links/${id}/openings`).set(by(other)).expect(404);
    expect(await mine(other)).toEqual([]);
    await links.open(handle).expect(200);
  });
});

describe('a file at its location', () => {
  const locate = async (handle: string) =>
    new URL((await links.open(handle, { embeddedLengthMax: 10 }).expect(200)).body.files[0].location).pathname
      .split('/')
      .slice(3)
      .join('/');
  const fetchFile = (path: string) => api.ask.get(`/${path}`).responseType('blob');

  it('is fetched once, also by two at once', async () => {
    const { handle, file } = await links.make(who);
    const path = await locate(handle);
    const both = await Promise.all([fetchFile(path), fetchFile(path)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { body, headers } = both.find(({ status }) => status === 200) ?? {};
    expect(headers?.['content-type']).toContain('application/jose');
    expect(body.toString()).toBe(file);
  });

  it('is gone after ten minutes, and with its link', async () => {
    const { handle, id } = await links.make(who);
    const [late, revoked] = [await locate(handle), await locate(handle)];
    await revoke(id).expect(200);
    await fetchFile(revoked).expect(404);
    const other = await links.make(who);
    const path = await locate(other.handle);
    api.clock.advance(minutes(10));
    await fetchFile(path).expect(404);
    await fetchFile(late).expect(404);
  });
});
