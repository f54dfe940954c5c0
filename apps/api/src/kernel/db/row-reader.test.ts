// database: embedded
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { withRowReader } from './row-reader';
import { loadTemplate } from './template';

const things = pgTable('things', {
  id: integer().primaryKey(),
  name: text(),
  at: timestamp({ withTimezone: true, mode: 'date' }),
  day: timestamp({ mode: 'string' }),
  amount: numeric(),
  said: jsonb().$type<{ of: string }>(),
});
const others = pgTable('others', { thing: integer(), note: text() });

describe('a row that is read by what is known of its columns', () => {
  it('is the one that the ORM reads', async () => {
    const db = drizzle(await PGlite.create({ loadDataDir: await loadTemplate() }));
    await db.execute(
      sql`create table things (id int, name text, at timestamptz, day timestamp, amount numeric, said jsonb)`,
    );
    await db.execute(sql`create table others (thing int, note text)`);
    await db.execute(sql`insert into things values
      (1, 'one', '2026-11-20T07:10:00+05:30', '2026-11-20', 12.50, '{"of": "one"}'), (2, null, null, null, null, null)`);
    await db.execute(sql`insert into others values (1, 'a note')`);
    const counted = sql<number>`id * 2`.mapWith(Number);
    const queries = [
      () => db.select().from(things).orderBy(things.id),
      () => db.select({ id: things.id, double: counted, again: counted.as('again') }).from(things),
      () => db.select({ when: things.at, said: things.said }).from(things).orderBy(things.id),
      () => db.select().from(things).leftJoin(others, sql`things.id = others.thing`).orderBy(things.id),
    ];
    for (const query of queries) {
      const quick = await withRowReader(query().prepare('')).execute();
      expect(quick).toEqual(await query());
      expect(quick).toHaveLength(2);
    }
  });
});
