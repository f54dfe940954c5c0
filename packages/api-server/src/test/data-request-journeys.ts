import { expect, it } from '@jest/globals';
import type { AdminDataRequestList, DataRequest } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** Requests about personal data: a person asks, an administrator begins and answers, and the person reads it. */
export function dataRequestJourneys({ ask, expectDone, confirmed, tokenFor }: Traveller): void {
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

  it('leads from a request about personal data to its answer, and to another that is withdrawn', async () => {
    const { token: by } = await confirmed('asks-about-data@nadi.example');
    const { token: other } = await confirmed('asks-nothing@nadi.example');
    const admin = await tokenFor('ADMIN');
    const make = async (body: object) =>
      (await expectDone(ask('POST /account/data-requests', { by, headers: once(), body }), 201)).body
        .data as DataRequest;
    const change = (token: string, path: string, version: number, body: object) =>
      ask(`PUT ${path}`, { by: token, headers: { 'If-Match': `"${version}"` }, body });
    const text = 'With whom were my prescriptions shared?';
    const nominee = { name: 'Nikhil Nair', contact: 'nikhil@family.example' };
    expect(
      await ask('POST /account/data-requests', {
        by,
        headers: once(),
        body: { type: 'access', text, nominee },
      }),
    ).toMatchObject({ status: 422 });

    const { id, ...made } = await make({ type: 'access', text });
    expect(made).toMatchObject({ status: 'open', isOverdue: false, answer: null, version: 1 });
    const { id: second } = await make({ type: 'nomination', text: 'My brother acts for me.', nominee });
    const listed = async (token: string) =>
      (await expectDone(ask('GET /account/data-requests', { by: token }))).body.data as DataRequest[];
    expect((await listed(by)).map((one) => one.id).sort()).toEqual([id, second].sort());
    expect(await listed(other)).toEqual([]);

    const withdrawal = { status: 'withdrawn' };
    expect(await change(other, `/account/data-requests/${second}`, 1, withdrawal)).toMatchObject({
      status: 404,
    });
    await expectDone(change(by, `/account/data-requests/${second}`, 1, withdrawal));
    expect(await change(by, `/account/data-requests/${second}`, 2, withdrawal)).toMatchObject({
      status: 409,
    });

    const path = `/admin/data-requests/${id}`;
    expect(await change(by, path, 1, { status: 'in_progress' })).toMatchObject({ status: 403 });
    await expectDone(change(admin, path, 1, { status: 'in_progress' }));
    const answer = 'They were shared with nobody.';
    expect(await change(admin, path, 1, { status: 'answered', answer })).toMatchObject({ status: 412 });
    expect(await change(admin, path, 2, { status: 'answered' })).toMatchObject({ status: 422 });
    const waiting = (await expectDone(ask('GET /admin/data-requests?limit=100', { by: admin }))).body
      .data as AdminDataRequestList;
    expect(waiting.items.find((one) => one.id === id)).toMatchObject({
      ...{ status: 'in_progress', startedBy: { name: expect.any(String) } },
      person: { email: 'asks-about-data@nadi.example', role: 'PATIENT' },
    });
    expect(waiting.items.map((one) => one.id)).not.toContain(second);
    await expectDone(change(admin, path, 2, { status: 'answered', answer }));
    expect(await change(admin, path, 3, { status: 'answered', answer })).toMatchObject({ status: 409 });
    expect((await listed(by)).find((one) => one.id === id)).toMatchObject({ status: 'answered', answer });
  });
}
