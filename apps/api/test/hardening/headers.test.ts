// areas: identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Agent } from 'supertest';
import { by, startApi, type TestApi } from '../api';

const partner = 'https://partner.example';

let api: TestApi;
let visit: Agent;
beforeAll(async () => {
  api = await startApi({ CORS_ORIGINS: partner, HSTS_SECONDS: '600', WEB_DIST: 'none' });
  visit = request.agent(api.url);
});
afterAll(() => api.close());

const html = { Accept: 'text/html' };

describe('every answer', () => {
  it.each([
    '/api/v1/health/live',
    '/api/v1/none',
    '/api/v1/auth/me',
    '/docs',
    '/openapi.json',
    '/none',
    '/%zz',
  ])('has the headers that a browser needs to be strict: %s', async (path) => {
    const { headers } = await visit.get(path).set(html);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=600',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringMatching(
        /camera=\(self\), microphone=\(self\), display-capture=\(self\).*geolocation=\(\)/,
      ),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // Unnamed, it is allowed for our own pages, which measure with devices.
    expect(headers['permissions-policy']).not.toContain('bluetooth');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it.each(['/api/v1/health/live', '/api/v1/none', '/api/v1/auth/me', '/api/none', '/dev/none'])(
    'of the API is kept by nobody, errors too: %s',
    async (path) => {
      const { headers } = await visit.get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    },
  );
});

describe('a page of another origin', () => {
  const signIn = '/api/v1/auth/login';

  it('is told nothing, and may ask nothing beforehand', async () => {
    const stranger = { Origin: 'https://stranger.example', 'Access-Control-Request-Method': 'POST' };
    for (const answer of [
      await visit.get('/api/v1/health/live').set(stranger),
      await visit.options(signIn).set(stranger),
    ])
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    await visit.options(signIn).set(stranger).expect(405);
  });

  it('is let in where it is a partner’s, and without cookies', async () => {
    const asked = await visit
      .options(signIn)
      .set({ Origin: partner, 'Access-Control-Request-Method': 'POST' })
      .expect(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': partner,
      'access-control-allow-headers': expect.stringContaining('Authorization'),
      vary: 'Origin',
    });
    const person = await api.signedIn();
    const { headers } = await visit
      .get('/api/v1/auth/me')
      .set({ ...by(person), Origin: partner })
      .expect(200);
    expect(headers['access-control-allow-origin']).toBe(partner);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('a request out of proportion', () => {
  it('is refused for its address', async () => {
    const { body } = await visit.get(`/api/v1/health/live?${'a'.repeat(2_048)}`).expect(414);
    expect(body).toMatchObject({ status: 414, success: false, type: '/docs/errors#address-too-long' });
  });

  it('is refused for the number of its headers', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`X-${index}`, '1']));
    const { body } = await visit.get('/api/v1/health/live').set(many).expect(431);
    expect(body.type).toBe('/docs/errors#headers-too-large');
  });
});

describe('who reports a weakness', () => {
  it('finds where, valid for less than a year from today', async () => {
    const { text, headers } = await visit.get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime() - api.clock.now().getTime();
    expect(expires).toBeGreaterThan(0);
    expect(expires).toBeLessThan(365 * 86_400_000);
  });
});
