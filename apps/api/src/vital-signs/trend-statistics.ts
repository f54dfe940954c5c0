import { type SQL, sql } from 'drizzle-orm';
import { vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';

export type Spread = { average: number | null; minimum: number | null; maximum: number | null };
export type Statistics = { count: number; systolic: Spread; diastolic: Spread; value: Spread };

type NumberColumn =
  | typeof vitalSigns.systolic
  | typeof vitalSigns.diastolic
  | typeof vitalSigns.canonicalValue;

/** Mean, lowest and highest of a column, as numbers. */
export const spreadOf = (column: NumberColumn) => ({
  average: sql<number | null>`avg(${column})::float8`,
  minimum: sql<number | null>`min(${column})`,
  maximum: sql<number | null>`max(${column})`,
});

/** Count and spread of the chosen readings, in canonical units. */
export async function findStatistics(chosen: SQL | undefined, tx: Reader): Promise<Statistics> {
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      systolic: spreadOf(vitalSigns.systolic),
      diastolic: spreadOf(vitalSigns.diastolic),
      value: spreadOf(vitalSigns.canonicalValue),
    })
    .from(vitalSigns)
    .where(chosen);
  const nothing = { average: null, minimum: null, maximum: null };
  return {
    count: found?.count ?? 0,
    systolic: found?.systolic ?? nothing,
    diastolic: found?.diastolic ?? nothing,
    value: found?.value ?? nothing,
  };
}
