import { describe, expect, it } from '@jest/globals';
import { createApiClient } from '@nadi/api-client/client';
import { entryOf } from '../../../test/entries';
import { recordingOfNow } from '../../../test/writes';
import { createTransport } from './transport';

const batched = entryOf(recordingOfNow('1970-01-01T00:16:40Z'));

function start(answer: () => Response, now = () => 1_000_000) {
  const api = createApiClient({
    baseUrl: 'http://server.test/api/v1',
    tokens: { read: () => ({ token: null, refreshToken: null }), write: () => {}, clear: () => {} },
    onSessionEnded: () => {},
    fetch: async () => answer(),
  });
  return { transport: createTransport(api, now) };
}

describe('the clock', () => {
  it.each([
    ['Thu, 01 Jan 1970 00:10:00 GMT', 400_000],
    ['Thu, 01 Jan 1970 01:00:00 GMT', -2_600_000],
    ['', 0],
  ])('is compared with the server: %s', async (date, error) => {
    const { transport } = start(() =>
      Response.json({ status: 'ok' }, { headers: date ? { Date: date } : {} }),
    );
    expect(await transport.clockError()).toBe(error);
  });

  it.each([
    [60_000, 0],
    [3_600_000, 0],
    [-3_600_000, -3_598_000],
  ])('is as wrong as it is at the least, where the answer waited: %i', async (ahead, error) => {
    let now = Date.parse('1970-01-01T01:00:00Z') + Math.min(ahead, 0);
    const answer = () => {
      now += Math.max(ahead, 2_000);
      return Response.json({ status: 'ok' }, { headers: { Date: 'Thu, 01 Jan 1970 01:00:00 GMT' } });
    };
    expect(await start(answer, () => now).transport.clockError()).toBe(error);
  });

  it.each<[string, Record<string, string>, number | null]>([
    ['told by an answer of the server', {}, 400_000],
    ['not told by one that something on the way made', { 'X-Request-Id': '' }, null],
    ['not told by one that was kept for a time', { 'Cache-Control': 'max-age=600' }, null],
  ])('is %s', async (_what, more, error) => {
    const headers = new Headers({
      Date: 'Thu, 01 Jan 1970 00:10:00 GMT',
      'X-Request-Id': 'r-1',
      'Cache-Control': 'no-store',
      ...more,
    });
    if (!headers.get('X-Request-Id')) headers.delete('X-Request-Id');
    const { transport } = start(() => Response.json({ status: 503 }, { status: 503, headers }));
    expect(transport.knownClockError()).toBeNull();
    await transport.send([batched], () => true);
    expect(transport.knownClockError()).toBe(error);
  });

  it('is unknown where nobody answers', async () => {
    const { transport } = start(() => {
      throw new TypeError('Away.');
    });
    await expect(transport.clockError()).rejects.toThrow();
  });

  it.each([503, 429])('is unknown where a refusal tells no time: %i', async (status) => {
    const { transport } = start(() => new Response(null, { status }));
    await expect(transport.clockError()).rejects.toMatchObject({ name: 'NoAnswerError' });
  });
});
