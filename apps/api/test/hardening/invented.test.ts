// areas: identity
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const wrong = { email: 'nobody@nadi.example', password: 'not the password' };

/** Signs in from one machine until it is told to wait, each time under another invented address. */
async function triesUntilRefused(env: Record<string, string>): Promise<number> {
  const { ask: asking } = await api.serveBeside({ RATE_LIMITS: 'on', ...env });
  for (let count = 1; count <= 40; count += 1) {
    const { status } = await asking
      .post('/auth/login')
      .set({ 'X-Forwarded-For': `203.0.113.${count}`, 'X-Real-IP': `203.0.113.${count}` })
      .send({ ...wrong, email: `nobody-${count}@nadi.example` });
    if (status === 429) return count;
  }
  return Number.POSITIVE_INFINITY;
}

describe('the address of a client', () => {
  it('cannot be invented: without a proxy, what a client says of itself counts for nothing', async () => {
    expect(await triesUntilRefused({})).toBe(21);
  });

  it('is what the proxy in front says, where there is one', async () => {
    expect(await triesUntilRefused({ TRUST_PROXY: '1' })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the method TRACE', () => {
  it('repeats nothing of what was sent', async () => {
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = ask(`${api.url}/api/v1/auth/me`, { method: 'TRACE', headers: { 'X-Secret': 'canary' } });
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.end();
    });
    expect(answer.status).toBe(405);
    expect(answer.text).not.toContain('canary');
  });
});

describe('a mail', () => {
  it.each(['leela@nadi.example\r\nBcc: all@nadi.example', 'leela@nadi.example, all@nadi.example'])(
    'goes to nobody else by an address such as %j',
    async (email) => {
      await api.ask.post('/auth/forgot-password').send({ email }).expect(422);
      expect(api.mailbox.received()).toEqual([]);
    },
  );
});
