// areas: all
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { batched } from '@nadi/api-server/test/batch-journeys';
import { operations } from '@nadi/contract/operations';
import { by, startApi, type TestApi } from '../../../../test/api';
import { batchesOf } from '../../../../test/batches';
import { pulse } from '../../../../test/readings';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'on' });
});
afterAll(() => api.close());

it('counts a batch as one request, and refuses an account that sends too many', async () => {
  const { send, sent } = batchesOf(api);
  const who = await api.signedIn('PATIENT');
  // Leaves out the limit that all operations share: it counts requests over HTTP, which these are not.
  // Limits come before the body: parts with a wrong one meet them as all others do, and do not wait for a busy database.
  const fifty = () => Array.from({ length: 50 }, () => batched('POST /vital-signs', {}));
  for (let count = 0; count < 13; count += 1) {
    const statuses = (await sent(who, fifty())).map(({ status }) => status);
    expect([...new Set(statuses)]).toEqual([422]);
  }
  await api.ask.get('/vital-signs').set(by(who)).expect(200);

  const { requests } = operations.runBatch.rateLimit;
  const one = () => send(who, [batched('POST /vital-signs', {})]);
  for (let count = 13; count < requests; count += 1) await one().expect(200);
  const refused = await one().expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await api.ask.get('/vital-signs').set(by(who)).expect(200);
  const other = await api.signedIn('PATIENT');
  await send(other, [batched('POST /vital-signs', pulse)]).expect(200);
});
