import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { endEarlyAsking, takingEarly } from './early-answers';

const url = 'https://nadi.test/api/v1/auth/me';
const headers = { Authorization: 'Bearer token of Asha' };

/** A request made early: one answer, `seconds` ago. */
const early = (answer: Promise<Response>, seconds = 1) => ({
  token: 'token of Asha',
  askedAt: performance.now() - seconds * 1_000,
  answers: new Map([[url, answer]]),
  isOver: true,
});
const server = () => jest.fn(async (_: Request) => new Response('asked now'));

describe('an answer that was asked for early', () => {
  it('goes to the first who asks the same in the same name, and to no other', async () => {
    const ask = server();
    const fetch = takingEarly(ask, early(Promise.resolve(new Response('early'))));
    expect(await (await fetch(new Request(url, { headers }))).text()).toBe('early');
    expect(ask).not.toHaveBeenCalled();
    expect(await (await fetch(new Request(url, { headers }))).text()).toBe('asked now');
  });

  it.each([
    ['in another name', new Request(url, { headers: { Authorization: 'Bearer token of Ravi' } })],
    ['in no name', new Request(url)],
    ['at another address', new Request(`${url}?more`, { headers })],
    ['with another method', new Request(url, { headers, method: 'POST' })],
  ])('is not given to who asks %s', async (_, request) => {
    const fetch = takingEarly(server(), early(Promise.resolve(new Response('early'))));
    expect(await (await fetch(request)).text()).toBe('asked now');
  });

  it('goes to who asks in no name, where nobody was signed in', async () => {
    const asked = { ...early(Promise.resolve(new Response('early'))), token: null };
    const fetch = takingEarly(server(), asked);
    expect(await (await fetch(new Request(url, { headers }))).text()).toBe('asked now');
    expect(await (await fetch(new Request(url))).text()).toBe('early');
  });

  it('is not given once it is old', async () => {
    const fetch = takingEarly(server(), early(Promise.resolve(new Response('early')), 31));
    expect(await (await fetch(new Request(url, { headers }))).text()).toBe('asked now');
  });

  it('is asked for again where it did not come', async () => {
    const fetch = takingEarly(server(), early(Promise.reject(new TypeError('no way'))));
    expect(await (await fetch(new Request(url, { headers }))).text()).toBe('asked now');
  });

  it('is asked for again where it was refused, as by then it may not be', async () => {
    const refused = new Response('Answer the first questions.', { status: 403 });
    const fetch = takingEarly(server(), early(Promise.resolve(refused)));
    expect(await (await fetch(new Request(url, { headers }))).text()).toBe('asked now');
  });

  it('is not waited for by who no longer wants it', async () => {
    const fetch = takingEarly(server(), early(new Promise(() => undefined)));
    const stop = new AbortController();
    const answer = fetch(new Request(url, { headers, signal: stop.signal }));
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('asking early', () => {
  afterEach(() => {
    window.nadiEarly = undefined;
  });

  it('is over once the app is there', () => {
    const asked = { ...early(Promise.resolve(new Response())), isOver: false };
    window.nadiEarly = asked;
    expect(endEarlyAsking()).toBe(asked);
    expect(asked.isOver).toBe(true);
  });

  it('is over before it began where the app was quicker, which then asks by itself', async () => {
    const none = endEarlyAsking();
    expect(window.nadiEarly).toBe(none);
    expect(none.isOver).toBe(true);
    const answer = await takingEarly(server(), none)(new Request(url, { headers }));
    expect(await answer.text()).toBe('asked now');
  });
});
