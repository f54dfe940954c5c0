import { describe, expect, it } from '@jest/globals';
import { createNadiMock } from './nadi-mock';
import { tokenFor } from './test/token-for';

describe('an Idempotency-Key', () => {
  it('is for one version to change', async () => {
    const mock = createNadiMock();
    const Authorization = `Bearer ${tokenFor(mock, 'PATIENT')}`;
    const send = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
      const headers = { Authorization, 'Content-Type': 'application/json', ...more };
      const given = body ? { body: JSON.stringify(body) } : {};
      const answer = await mock.fetch(
        new Request(`http://mock.test/api/v1${path}`, { method, headers, ...given }),
      );
      return { status: answer.status, body: await answer.json() };
    };
    const [reading] = (await send('GET', '/vital-signs?type=pulse')).body.data;
    const key = { 'Idempotency-Key': 'key-of-one-version' };
    const version = { 'If-Match': `"${reading.version}"` };
    const change = (more: Record<string, string>) =>
      send('PUT', `/vital-signs/${reading.id}`, { value: 75 }, { ...key, ...more });
    const first = await change(version);
    expect(first.status).toBe(200);
    expect(await change(version)).toEqual(first);
    for (const other of [{ 'If-Match': '"7"' }, {}])
      expect(await change(other as Record<string, string>)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/header/Idempotency-Key', code: 'idempotency' }] },
      });
  });
});
