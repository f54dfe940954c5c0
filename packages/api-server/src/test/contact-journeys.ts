import { expect, it } from '@jest/globals';
import type { EmergencyContact } from '@nadi/contract/schema';
import type { Traveller } from './traveller';

/** Emergency contacts: a few people, each with a phone number of their own, hidden from everyone else. */
export function contactJourneys({ ask, expectDone, confirmed }: Traveller): void {
  const path = '/patients/emergency-contacts';
  const contact = (number: number) => ({
    name: 'Farida Sheikh',
    relationship: 'FRIEND',
    phone: `+91000000020${number}`,
  });
  const add = (by: string, body: object) =>
    ask(`POST ${path}`, { by, headers: { 'Idempotency-Key': crypto.randomUUID() }, body });
  const list = async (by: string) => (await ask(`GET ${path}`, { by })).body.data as EmergencyContact[];
  const faultsOf = ({ body }: { body: unknown }) =>
    (body as { errors: { pointer: string; code: string }[] }).errors.map(({ pointer, code }) => [
      pointer,
      code,
    ]);

  it('keeps whom to call, five at most, each by a number of their own', async () => {
    const { token: by } = await confirmed('contacts@nadi.example');
    expect(await list(by)).toEqual([]);
    const first = (await expectDone(add(by, contact(1)), 201)).body.data as EmergencyContact;
    expect(first).toMatchObject({ ...contact(1), version: 1 });
    expect(faultsOf(await add(by, contact(1)))).toEqual([['/body/phone', 'taken']]);
    for (const number of [2, 3, 4, 5]) await expectDone(add(by, contact(number)), 201);
    expect(faultsOf(await add(by, contact(6)))).toEqual([['/body', 'too-many']]);
    // Sorts them: contacts of one moment stand in the order of their ids, which need not be that in which they came.
    const phones = (await list(by)).map(({ phone }) => phone).sort();
    expect(phones).toEqual([1, 2, 3, 4, 5].map((number) => contact(number).phone));
    const { body } = await ask(`GET ${path}?limit=2&page=3`, { by });
    expect(body).toMatchObject({
      data: [{ version: 1 }],
      pagination: { page: 3, limit: 2, total: 5, pages: 3 },
    });

    const change = (version: number, sent: object) =>
      ask(`PUT ${path}/${first.id}`, { by, headers: { 'If-Match': `"${version}"` }, body: sent });
    expect(faultsOf(await change(1, contact(2)))).toEqual([['/body/phone', 'taken']]);
    await expectDone(change(1, { ...contact(1), name: 'Farida Khan' }));
    expect(await change(1, contact(7))).toMatchObject({
      status: 412,
      body: { current: { id: first.id, name: 'Farida Khan', version: 2 } },
    });
    expect(await list(by)).toContainEqual(expect.objectContaining({ name: 'Farida Khan', version: 2 }));

    const other = (await confirmed('other-contacts@nadi.example')).token;
    expect(await list(other)).toEqual([]);
    expect(await ask(`DELETE ${path}/${first.id}`, { by: other })).toMatchObject({ status: 404 });
    await expectDone(ask(`DELETE ${path}/${first.id}`, { by }));
    expect(await list(by)).toHaveLength(4);
  });
}
