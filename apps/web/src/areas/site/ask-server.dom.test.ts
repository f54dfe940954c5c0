import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { askServer } from './ask-server';

const at = new Date('2026-11-20T10:38:00');
const answers = (answer: () => Promise<Response>, isOnline = true) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const fetch = jest.fn(answer);
  Object.assign(globalThis, { fetch });
  return fetch;
};
const before = globalThis.fetch;
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { fetch: before });
});
const status = (code: number) => async () => new Response(null, { status: code });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('whether it is us', () => {
  it.each([
    ['runs', status(200), 'running'],
    ['says that it cannot serve', status(503), 'not-running'],
    ['is not what answers', status(404), 'unknown'],
    ['does not answer', lost, 'unknown'],
  ] as const)('is said where the server %s', async (_, answer, phase) => {
    answers(answer);
    expect(await askServer(at)).toEqual({ phase, time: '10:38 am' });
  });

  it('is not asked without a network', async () => {
    const fetch = answers(status(200), false);
    expect(await askServer(at)).toEqual({ phase: 'offline' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
