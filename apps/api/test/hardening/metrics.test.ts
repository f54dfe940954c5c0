import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@nadi/contract/operations';
import request from 'supertest';
import { by, startApi, type TestApi } from '../api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const metrics = (url = api.url) => request(url).get('/metrics');
const token = 'k3J9sLq0VbX7TzP4mWcY8nRfH2dG6aEu';

describe('metrics', () => {
  it('count requests by operation and class of status, with nothing of a person', async () => {
    const person = await api.signedIn();
    await api.ask.get('/auth/me').set(by(person)).expect(200);
    await api.ask.get('/auth/me').expect(401);
    await api.ask.get(`/canary-${person.userId}?canary=1`).expect(404);
    const { text } = await metrics().expect(200);
    expect(text).toContain('_count{operation="readMe",status="2xx"} 1');
    expect(text).toContain('_count{operation="readMe",status="4xx"} 1');
    expect(text).toContain('_count{operation="none",status="4xx"} 1');
    expect(text).toMatch(/^nadi_http_requests_in_flight 1$/m);
    expect(text).not.toMatch(/canary|@nadi/);
    expect(text).not.toContain(person.userId);
  });

  it('count who is refused for asking too often', async () => {
    const limited = await api.serveBeside({ RATE_LIMITS: 'on' });
    const { rateLimit } = operations.signIn;
    // Each with an address of its own, which is locked after ten.
    const ask = (_: unknown, index: number) =>
      limited.ask
        .post('/auth/login')
        .send({ email: `nobody-${index}@nadi.example`, password: 'a heron stands in the river' });
    await Promise.all(Array.from({ length: rateLimit.requests + 2 }, ask));
    expect((await metrics(limited.url)).text).toContain('nadi_rate_limit_refusals_total{limit="signIn"} 2');
  });

  it('are for this machine alone where there is no token', async () => {
    await metrics().set('X-Forwarded-For', '127.0.0.1').expect(404);
    await metrics().set('Forwarded', 'for=127.0.0.1').expect(404);
    await metrics().expect(200);
  });

  it('are not for a page whose name was made to lead here', async () => {
    await metrics().set('Host', 'rebound.example').expect(404);
    await metrics().set('Host', 'localhost:8080').expect(200);
    await metrics().set('Host', '').expect(404);
  });

  it('are for nobody in production where there is no token, since a proxy looks like this machine', async () => {
    const { url } = await api.serveBeside({
      NODE_ENV: 'production',
      NADI_SECRET: token,
      RATE_LIMITS: 'on',
    });
    await metrics(url).expect(404);
  });

  it('are for nobody where others can connect and there is no token, since a proxy that tells nothing looks like this machine', async () => {
    const { url } = await api.serveBeside({ HOST: '0.0.0.0' });
    await metrics(url).set('Host', '127.0.0.1').expect(404);
  });

  it('are for the bearer of the token', async () => {
    const { url } = await api.serveBeside({ METRICS_TOKEN: token });
    await metrics(url).expect(401);
    await metrics(url).set('Authorization', `Bearer ${token}x`).expect(401);
    const { headers } = await metrics(url).set('Authorization', `Bearer ${token}`).expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });
});
