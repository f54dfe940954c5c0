import { expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import type { Traveller } from './traveller';

/** Tests what pages noticed: it is taken from anyone, whatever stands in their addresses; what is no entry is refused. */
export function logJourneys({ ask, expectDone, confirmed }: Traveller): void {
  const send = (logs: unknown, by?: string) =>
    ask('POST /logs/frontend', { ...(by && { by }), body: { logs } as object });
  const [entry] = examples.recordFrontendLogs.request.broken.logs;

  it('takes what pages noticed from anyone, in whose name ever', async () => {
    const { token } = await confirmed('logs@nadi.example');
    for (const by of [undefined, token, 'no-token'])
      expect((await expectDone(send([entry], by), 202)).body).toEqual({ success: true });
    const url = 'https://nadi.example/search?q=pulse#token';
    await expectDone(send([{ ...entry, context: { ...entry.context, url } }]), 202);
  });

  it('takes a hundred entries at once and no more, none of them with more than it may have', async () => {
    const short = { ...entry, message: 'm' };
    const many = (count: number) => Array.from({ length: count }, () => short);
    await expectDone(send(many(100)), 202);
    expect(await send(many(101))).toMatchObject({ status: 422 });
    expect(await send([{ ...entry, form: { systolic: 142 } }])).toMatchObject({ status: 422 });
    expect(await send([{ ...entry, message: 'x'.repeat(70_000) }])).toMatchObject({ status: 413 });
  });
}
