// areas: identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/kernel/db/client';
import { idempotencyKeys } from '../src/kernel/tables/idempotency-keys';
import { type Person, startApi, type TestApi } from './api';

const isOnPostgres = process.env.NADI_TEST_DATABASE === 'postgres';

let api: TestApi;
let person: Person;
beforeAll(async () => {
  api = await startApi();
  person = await api.signedIn();
});
afterAll(() => api.close());

describe('a transaction', () => {
  it('forbids writes in the transaction of an operation that reads', async () => {
    const actor = { userId: person.userId, role: 'PATIENT' } as const;
    const change = api.context.db.read(actor, (tx) =>
      tx.execute(sql`update patient_profiles set phone = null`),
    );
    await expect(change).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('is undone by a last statement that fails, and by an error that its work passed over', async () => {
    const key = {
      userId: person.userId,
      key: 'never-kept',
      operation: 'none',
      requestHash: '',
      createdAt: new Date(),
    };
    const insert = (work: (tx: Parameters<Parameters<Database['write']>[1]>[0]) => Promise<unknown>) =>
      api.context.db.write('keeper', async (tx, atEnd) => {
        await tx.insert(idempotencyKeys).values(key);
        await work(tx);
        return atEnd;
      });
    await expect(
      api.context.db.write('keeper', async (tx, atEnd) => {
        await tx.insert(idempotencyKeys).values(key);
        atEnd((last) => last.execute(sql`select 1 / 0`));
      }),
    ).rejects.toMatchObject({ cause: { code: '22012' } });
    await expect(
      insert((tx) => Promise.resolve(tx.execute(sql`select 1 / 0`)).catch(() => undefined)),
    ).rejects.toThrow();
    const kept = await api.look((tx) => tx.select().from(idempotencyKeys));
    expect(kept.filter((one) => one.key === key.key)).toEqual([]);
  });

  it('is closed to what comes after its end', async () => {
    if (!isOnPostgres) return;
    const kept = await api.context.db.read('gate', async (tx) => ({ tx }));
    await expect(kept.tx.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: 'The transaction is over.' },
    });
  });
});
