// areas: platform
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../api';

let api: TestApi;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'nadi-web-'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>the app</title>');
  api = await startApi({
    NADI_DEMO: '1',
    PUBLIC_URL: 'http://nadi.localhost',
    WEB_DIST: web,
    STORYBOOK_DIST: join(web, 'none'),
  });
});
afterAll(async () => {
  await api.close();
  await rm(web, { recursive: true, force: true });
});

/** Returns what the server says to bytes, whatever a client would make of them. */
const say = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let heard = '';
    socket.setTimeout(15_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });

const get = (path: string) =>
  say([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept: text/html', 'Connection: close']);

describe('an address that is not the app’s', () => {
  it.each(['/api/v1/health/live', '/docs', '/metrics', '/openapi.json'])(
    'has one spelling: %s',
    async (path) => expect(await get(path)).toMatch(/^HTTP\/1\.1 200 /),
  );

  it.each(['/dev/mail', '/dev/mail.json'])('has one spelling, where it is: %s', async (path) => {
    // The mailbox is the embedded database's only.
    const status = api.context.db.kind === 'embedded' ? 200 : 404;
    expect(await get(path)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it.each([
    ...['/API', '/API/', '/Api/v1', '/API/v1/health/live', '/Api/v1/health/live', '/api/V1/health/live'],
    ...['/api/v1/Health/live', '/%61pi/v1/health/live', '/%41PI', '/ap%69', '//api/v1/health/live', '/\\api'],
    ...['/DEV', '/Dev/mail', '/DEV/mail.json', '/dev/Mail', '/d%65v/mail', '/%64ev', '//dev/mail'],
    ...['/DOCS', '/Docs/partners', '/docs/Partners', '/METRICS', '/%6detrics', '/Storybook', '/OPENAPI.json'],
    ...['/api%2Fv1', '/%2561pi', '/api%00', '/%E0%A4%A/api'],
  ])('is neither it nor the app in another: %s', async (path) => {
    const heard = await get(path);
    expect(heard).toMatch(/^HTTP\/1\.1 (404|400) /);
    expect(heard).toMatch(/content-type: application\/problem\+json/i);
    expect(heard).not.toContain('the app');
  });

  it('is not one that only begins so', async () => {
    expect(await get('/apis')).toContain('the app');
    expect(await get('/Device')).toContain('the app');
  });
});

describe('two Host headers', () => {
  it.each(['/', '/api/v1/health/live', '/dev/mail', '/metrics'])('are refused at %s', async (path) => {
    const heard = await say([`GET ${path} HTTP/1.1`, 'Host: localhost', 'host: other.example']);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain('Name one Host.');
  });
});

describe('two Authorization headers', () => {
  it.each(['/', '/api/v1/auth/me', '/metrics'])('are refused at %s, in whatever case', async (path) => {
    const heard = await say([
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Authorization: Bearer one',
      'authorization: Bearer two',
    ]);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard).toContain('Name one Authorization.');
  });
});
