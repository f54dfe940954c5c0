import { expect, it } from '@jest/globals';
import type { Traveller } from './traveller';

/** A part is counted and hashed for anyone, as often as they like, up to its size. */
export function uploadJourneys({ ask, expectDone }: Traveller): void {
  const send = (content: unknown) => ask('POST /demos/upload-parts', { body: { content } as object });
  const most = 262_144;
  const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64');

  it('counts and hashes a part without an account, the same each time', async () => {
    // FIPS 180-2, appendix B.1.
    const data = { bytes: 3, sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' };
    for (let time = 0; time < 2; time++)
      expect((await expectDone(send(btoa('abc')), 200)).body).toEqual({ success: true, data });
  });

  it('takes parts up to their size, and no other text than base64', async () => {
    expect((await expectDone(send(zeros(most)), 200)).body).toMatchObject({ data: { bytes: most } });
    expect(await send(zeros(most + 3))).toMatchObject({ status: 422 });
    expect(await send(zeros(2 * most))).toMatchObject({ status: 413 });
    for (const content of ['', 'YWJ', 'YW J', '====', '<script>', 7, null])
      expect(await send(content)).toMatchObject({ status: 422 });
  });
}
