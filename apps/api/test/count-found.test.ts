// database: both
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asc, desc } from 'drizzle-orm';
import { v7 } from 'uuid';
import { countFound } from '../src/kernel/db/count-found';
import { deliveryLog } from '../src/kernel/tables/delivery-log';
import { openTestDatabase, type TestDatabase } from './database';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

it('counts what is found up to a limit, with the first and last time of what was counted', async () => {
  const { createdAt } = deliveryLog;
  const counted = await db.write('keeper', async (tx) => {
    const select = () => tx.select({ at: createdAt }).from(deliveryLog);
    const none = await countFound(select(), tx);
    const row = { channel: 'push', purpose: 'general', state: 'SENT' } as const;
    await tx
      .insert(deliveryLog)
      .values([3, 1, 2].map((day) => ({ id: v7(), ...row, createdAt: at(day), changedAt: at(day) })));
    return [
      none,
      await countFound(select(), tx),
      await countFound(select().orderBy(asc(createdAt)).limit(2), tx),
      await countFound(select().orderBy(desc(createdAt)).limit(2), tx),
    ];
  });
  const read = counted.map(({ count, first, last }) => [
    count,
    first && new Date(first),
    last && new Date(last),
  ]);
  expect(read).toEqual([
    [0, null, null],
    [3, at(1), at(3)],
    [2, at(1), at(2)],
    [2, at(2), at(3)],
  ]);
});
