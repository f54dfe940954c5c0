import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { describeContract } from '@nadi/api-server/test/contract-suite';
import { startApi } from './api';
import { startPrism } from './prism';

/** Checks what each operation answers, with a judge between that is not ours: Stoplight's Prism holds each answer against the contract. */
describe('behind Prism', () => {
  describeContract({
    only: 'answers',
    // Prism reads any `+json` as JSON, and this one is a file: by the contract a text of its own media type.
    without: ['readInternationalSummary'],
    async start() {
      const api = await startApi();
      const prism = await startPrism(api.url);
      return {
        url: prism.url,
        tokenFor: async (role) => (await api.signedIn(role)).token,
        async close() {
          await prism.close();
          await api.close();
        },
      };
    },
  });
});

it('Prism does judge: what the contract does not declare becomes an error of its own', async () => {
  const wrong = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"success":true,"data":{"alive":"yes"}}');
  });
  await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve));
  const prism = await startPrism(`http://127.0.0.1:${(wrong.address() as AddressInfo).port}`);
  const answer = await fetch(`${prism.url}/api/v1/health/live`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('VIOLATIONS');
  await prism.close();
  wrong.close();
}, 30_000);
