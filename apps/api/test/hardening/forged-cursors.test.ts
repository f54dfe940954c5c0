import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { locateSchema, parametersOf } from '@nadi/api-server/contract-document';
import { absentPath } from '@nadi/api-server/test/absent-address';
import { type OperationId, operations } from '@nadi/contract/operations';
import { v7 } from 'uuid';
import { by, startApi, type TestApi } from '../api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Parts = { at?: number; id?: string; before?: number };

/** Builds a cursor as anyone can: its format and checksum are no secret. */
function forge({ at = Date.now(), id = v7().replaceAll('-', ''), before = 0 }: Parts): string {
  const bytes = Buffer.alloc(31);
  bytes.writeUInt8(2);
  bytes.writeIntBE(at, 1, 6);
  bytes.write(id, 7, 'hex');
  bytes.writeUInt32BE(before, 23);
  createHash('sha256').update(bytes.subarray(0, 27)).digest().copy(bytes, 27, 0, 4);
  return bytes.toString('base64url');
}

const lists = (Object.keys(operations) as OperationId[]).filter((id) =>
  parametersOf(id).some(({ in: place, name }) => place === 'query' && name === 'cursor'),
);

/** The address of a list with what its query must have, below `/api/v1`. */
function addressOf(list: OperationId, cursor: string): string {
  const query = new URLSearchParams({ cursor });
  for (const { in: place, name, required, schema, pointer } of parametersOf(list)) {
    if (place !== 'query' || !required) continue;
    const { enum: allowed } = { ...schema, ...locateSchema(pointer) };
    query.set(name, String((allowed as string[] | undefined)?.[0]));
  }
  return `${absentPath(list).replace('/api/v1', '')}?${query}`;
}

it('finds every list that is read by cursor', () => {
  expect(lists).toEqual(
    expect.arrayContaining(['listNotifications', 'listVitalSigns', 'listMedicalRecords']),
  );
});

const forged: [string, Parts][] = [
  ['a moment before year 1', { at: Date.parse('0001-01-01T00:00:00Z') - 1 }],
  ['the earliest moment that fits', { at: -(2 ** 47) }],
  ['more rows before it than any list has', { before: 0xff_ff_ff_ff }],
  ['an id that is no UUID', { id: '11'.repeat(16) }],
];

it.each(lists.flatMap((list) => forged.map(([what, parts]) => ({ list, what, parts }))))(
  '$list refuses a cursor with $what',
  async ({ list, parts }) => {
    const [role = 'PATIENT'] = operations[list].roles;
    const answer = await api.ask.get(addressOf(list, forge(parts))).set(by(await api.signedIn(role)));
    expect([answer.status, answer.body.errors?.[0]?.pointer]).toEqual([422, '/query/cursor']);
  },
);

it.each(lists)('%s takes cursors at both ends of what they can hold', async (list) => {
  const [role = 'PATIENT'] = operations[list].roles;
  const who = await api.signedIn(role);
  for (const at of [Date.parse('0001-01-01T00:00:00Z'), 2 ** 47 - 1]) {
    const cursor = forge({ at, before: 2 ** 31 - 1 });
    const { status } = await api.ask.get(addressOf(list, cursor)).set(by(who));
    expect([200, 404]).toContain(status);
  }
});
