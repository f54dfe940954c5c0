import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Agent } from 'supertest';
import { createApp } from '../src/app';
import { seedDemo } from '../src/seed/seed-demo';
import { by, startApi, type TestApi } from './api';

let api: TestApi;
let visit: Agent;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'nadi-web-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'assets/reading-worker-1a2b3c4d.js'), '');
  await writeFile(join(web, 'assets/reading-worker-1a2b3c4d.js.br'), brotliCompressSync(''));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>the app</title>');
  await mkdir(join(web, 'pages/dashboard'), { recursive: true });
  await writeFile(join(web, 'pages/dashboard/settings.html'), '<!doctype html>the app at its settings');
  await writeFile(join(web, 'assets/app-1a2b3c.js'), 'export {};');
  await writeFile(join(web, 'assets/app-1a2b3c.js.br'), brotliCompressSync('export {};'));
  // Belongs to a version whose code is gone.
  await writeFile(join(web, 'assets/old-4d5e6f.js.br'), brotliCompressSync('export {};'));
  await mkdir(join(web, 'auth'));
  await writeFile(join(web, 'terms.html'), '<!doctype html><style>a{}</style>the terms');
  await writeFile(join(web, 'public.html'), '<!doctype html>the home page');
  await writeFile(join(web, 'auth/login.html'), '<!doctype html>the way in');
  await writeFile(join(web, 'theme.js'), '');
  await writeFile(join(web, 'service-worker.js'), '');
  await writeFile(join(web, 'manifest.webmanifest'), '{}');
  await writeFile(join(web, 'icon-192.png'), '');
  const here = { NADI_DEMO: '1', PUBLIC_URL: 'http://nadi.localhost' };
  api = await startApi({ ...here, WEB_DIST: web, STORYBOOK_DIST: join(web, 'none') });
  visit = request.agent(api.url);
});
afterAll(async () => {
  await api.close();
  await rm(web, { recursive: true, force: true });
});

const html = { Accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  it.each(['/app', '/dashboard/vital-signs', '/auth/verify-email', '/health-shop'])(
    'is the page at %s',
    async (path) => {
      const { text, headers } = await visit.get(path).set(html).expect(200);
      expect(text).toContain('the app');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it.each([
    ['/', 'the home page'],
    ['/terms', 'the terms'],
    ['/terms/', 'the terms'],
    ['/auth/login', 'the way in'],
    ['/auth/login?from=mail', 'the way in'],
  ])('is, at %s, the page that was drawn when it was built', async (path, words) => {
    const { text, headers } = await visit.get(path).set(html).expect(200);
    expect(text).toContain(words);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    await visit
      .get(path)
      .set({ ...html, 'If-None-Match': headers.etag ?? '' })
      .expect(304);
  });

  it('lets through the style that stands in a page, on that page only', async () => {
    const policyAt = async (path: string) =>
      (await visit.get(path).set(html)).headers['content-security-policy'];
    expect(await policyAt('/terms')).toMatch(/style-src 'self' 'sha256-/);
    expect(await policyAt('/auth/login')).not.toContain('sha256-');
  });

  it.each(['/auth', '/auth/', '/terms/x'])('is the page of all others at %s', async (path) => {
    expect((await visit.get(path).set(html).expect(200)).text).toContain('the app');
  });

  it('is, where the build made a page for an address, that page, and kept nowhere either', async () => {
    for (const path of ['/dashboard/settings', '/dashboard/settings/']) {
      const { text, headers } = await visit.get(path).set(html).expect(200);
      expect(text).toContain('the app at its settings');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      await visit.get(path).expect(404);
    }
    for (const path of ['/', '/dashboard', '/dashboard/settings/security', '/__proto__'])
      expect((await visit.get(path).set(html).expect(200)).text).not.toContain('settings');
  });

  it('has its first page for who asks for no kind of answer by name', async () => {
    expect((await visit.get('/app').expect(200)).text).toContain('the app');
  });

  it('has what was drawn for them too, such as who previews a link, and nothing else', async () => {
    expect((await visit.get('/terms').expect(200)).text).toContain('the terms');
    await visit.get('/dashboard').expect(404);
    await visit.get('/assets/missing').expect(404);
  });

  it('does not take its one page for one that was drawn', async () => {
    const { headers } = await visit.get('/index').set(html).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    await visit.get('/index').expect(404);
  });

  it('keeps what has its hash in its name for ever, and asks for the rest anew', async () => {
    const hashed = await visit.get('/assets/app-1a2b3c.js').expect(200);
    expect(hashed.headers['cache-control']).toContain('immutable');
    expect((await visit.get('/theme.js').expect(200)).headers['cache-control']).toBe('no-cache');
  });

  it('hands out code as the build compressed it, to who takes it so', async () => {
    const file = '/assets/app-1a2b3c.js';
    const { headers, text } = await visit.get(file).set('Accept-Encoding', 'gzip, br').expect(200);
    expect(text).toBe('export {};');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
      vary: expect.stringContaining('Accept-Encoding'),
    });
    for (const accepted of ['gzip', 'gzip, br;q=0', '*']) {
      const other = await visit.get(file).set('Accept-Encoding', accepted).expect(200);
      expect(other.headers['content-encoding']).not.toBe('br');
      expect(other.text).toBe('export {};');
    }
    await visit.get('/assets/old-4d5e6f.js').set('Accept-Encoding', 'br').expect(404);
  });

  it('lets the page load one worker, one manifest, and make no trusted text but the address of the worker', async () => {
    const policy = (await visit.get('/').set(html)).headers['content-security-policy']?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]));
    expect(policy?.filter((one) => one.startsWith('trusted-types'))).toEqual(['trusted-types nadi-worker']);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('has its worker kept nowhere, for the whole origin, under a policy of its own', async () => {
    const { headers } = await visit.get('/service-worker.js').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/javascript; charset=utf-8',
      'service-worker-allowed': '/',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect((await visit.get('/theme.js')).headers['service-worker-allowed']).toBeUndefined();
  });

  it.each(['br', 'identity'])(
    'gives workers of its pages a policy that lets them run, sent as %s',
    async (encoding) => {
      const asking = visit.get('/assets/reading-worker-1a2b3c4d.js').set('Accept-Encoding', encoding);
      const policy = (await asking.expect(200)).headers['content-security-policy'];
      expect(policy).toMatch(/^default-src 'none'; script-src 'self';(?!.*sandbox)/);
    },
  );

  it('can be installed', async () => {
    const { headers } = await visit.get('/manifest.webmanifest').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    });
    await visit.get('/icon-192.png').expect(200).expect('Content-Type', 'image/png');
  });

  it('says of a shared document that came before the worker that it is not kept', async () => {
    const { headers } = await visit
      .post('/share-target')
      .attach('documents', Buffer.from('%PDF-1.7'), 'x.pdf')
      .expect(303);
    expect(headers).toMatchObject({
      location: '/dashboard/shared-documents?not-kept',
      'cache-control': 'no-store',
    });
  });

  it.each([
    '/assets/none.js',
    '/none/service-worker.js',
    '/auth/login~',
    '/.env',
    '/api/other',
    '/docs/none',
    '/dev/none',
    '/storybook/none',
  ])('is not the page at %s', async (path) => {
    const { body } = await visit.get(path).set(html).expect(404);
    expect(body).toMatchObject({ status: 404, instance: path });
  });

  it.each([
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.git/config',
    '/assets/..%2findex.html%00',
  ])('gives nothing outside of its folder at %s', async (path) => {
    const { text } = await visit.get(path);
    expect(text).not.toMatch(/"workspaces"|root:|\[core\]/);
  });
});

describe('the contract, published', () => {
  it('as JSON and YAML, readable from anywhere', async () => {
    const json = await visit.get('/openapi.json').expect(200);
    expect(json.body.openapi).toBe('3.1.0');
    expect(json.headers['access-control-allow-origin']).toBe('*');
    expect((await visit.get('/openapi.yaml').expect(200)).text).toMatch(/^openapi: 3\.1\.0/);
  });

  it('as a reference whose scripts are all our own files', async () => {
    const { text, headers } = await visit.get('/docs').expect(200);
    expect(text).not.toMatch(/<script>|<script [^>]*src="http/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    for (const [, path] of text.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g))
      await visit.get(path ?? '').expect(200);
  });

  it('publishes a catalogue that has every type of problem', async () => {
    const { text } = await visit.get('/docs/errors').expect(200);
    const ids = [...text.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const missing = (await visit.get('/api/v1/none')).body.type;
    const wrongMethod = (await visit.patch('/api/v1/auth/me')).body.type;
    for (const type of [missing, wrongMethod, '/docs/errors#sign-in-failed', '/docs/errors#changed-since'])
      expect(ids).toContain(type.split('#')[1]);
    const [, ofConflict = ''] = /<section id="conflict">([\s\S]*?)<\/section>/.exec(text) ?? [];
    expect(ofConflict).not.toContain('Retry-After');
  });
});

describe('the demonstration', () => {
  const isEmbedded = () => api.context.db.kind === 'embedded';

  it('shows mails, escaped, with links that stay on this origin', async () => {
    if (!isEmbedded()) return visit.get('/dev/mail').expect(404);
    const hostile = {
      to: 'leela@nadi.example',
      purpose: 'account' as const,
      subject: '<script>alert(1)</script>',
      text: 'Go to http://nadi.localhost/auth/verify-email#token=abc or https://other.example/"onclick="x',
      html: '<script>alert(2)</script>',
    };
    await api.mailbox.send(hostile, 'an id');
    const { text } = await visit.get('/dev/mail').expect(200);
    expect(text).not.toContain('<script>');
    expect(text).toContain('<a href="/auth/verify-email#token=abc">');
    expect(text).not.toContain('"onclick');
    const { body } = await visit.get('/dev/mail.json').expect(200);
    expect(body[0].to).toBe('leela@nadi.example');
    return undefined;
  });

  it('hides both from a page whose name was made to lead here', async () => {
    for (const path of ['/dev/mail', '/dev/mail.json', '/dev/demo-accounts.json'])
      await visit.get(path).set('Host', 'evil.example').expect(404);
  });

  it('has people to sign in as, whose newest reading is of today or yesterday', async () => {
    if (!isEmbedded()) return visit.get('/dev/demo-accounts.json').expect(404);
    api.clock.set('2027-03-02T05:00:00+05:30');
    await seedDemo(api.context);
    await seedDemo(api.context);
    const { body } = await visit.get('/dev/demo-accounts.json').expect(200);
    expect(body.data).toHaveLength(6);
    for (const { email, password } of body.data) {
      const signedIn = await api.ask.post('/auth/login').send({ email, password }).expect(200);
      expect(signedIn.body.data.user.emailVerified).toBe(true);
    }
    const [asha] = body.data;
    const { data } = (await api.ask.post('/auth/login').send({ email: asha.email, password: asha.password }))
      .body;
    const list = (await api.ask.get('/vital-signs').set(by(data))).body;
    expect(list.pagination.total).toBe(43);
    expect(list.data[0].measuredAt).toBe('2027-03-01T07:10:00+05:30');
    return undefined;
  });
});

describe('the catalogue', () => {
  const catalogueIn = (environment: 'development' | 'production') => {
    const config = { ...api.context.config, environment, storybookDist: web };
    return request(createApp({ ...api.context, config })).get('/storybook/index.html');
  };

  it('stands beside the product where it is made', async () => {
    await catalogueIn('development').expect(200);
  });

  it('does not share the origin of people’s data in production, under a looser policy', async () => {
    await catalogueIn('production').expect(404);
  });
});
