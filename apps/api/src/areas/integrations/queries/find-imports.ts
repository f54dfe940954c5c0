import { notFound } from '@nadi/api-server/problem';
import { type ImportedReading, identityOf } from '@nadi/domain/integrations/health-import';
import { and, between, desc, inArray } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { ownReadings, vitalSigns } from '../../vital-signs/offers';
import { type HealthImportRow, healthImports } from '../tables/health-imports';

/** A patient sees and undoes their own imports; those of others do not exist. */
const ownImports = (caller: Caller) => own(healthImports.patientId, caller);

/** A page of the caller's own imports, newest first, and how many there are. */
export async function findImports(
  { page, limit }: { page: number; limit: number },
  { tx, caller }: { tx: Reader; caller: Caller },
): Promise<{ found: HealthImportRow[]; total: number }> {
  const found = await tx
    .select()
    .from(healthImports)
    .where(ownImports(caller))
    .orderBy(desc(healthImports.createdAt), desc(healthImports.id))
    .limit(limit)
    // A person has two thousand imports at most.
    .offset((page - 1) * limit);
  return { found, total: await tx.$count(healthImports, ownImports(caller)) };
}

/** The number of the caller's imports, with other imports held back until the end of the transaction: none adds what another adds just now. */
export const holdImports = (caller: Caller, tx: Reader): Promise<number> =>
  countAlone('health-imports', caller.userId, tx, () => tx.$count(healthImports, ownImports(caller)));

/** An import, locked until the end of the transaction. @throws 404 if it is absent or another's */
export async function holdImport(id: string, caller: Caller, tx: Reader): Promise<HealthImportRow> {
  const chosen = and(hasId(healthImports.id, id), ownImports(caller));
  const [row] = await tx.select().from(healthImports).where(chosen).for('update');
  if (!row) throw notFound();
  return row;
}

/** What the caller's readings of the time and types of a file are. */
export async function findThere(
  readings: readonly ImportedReading[],
  caller: Caller,
  tx: Reader,
): Promise<ReadonlySet<string>> {
  const times = readings.map(({ measuredAt }) => Date.parse(measuredAt)).filter(Number.isFinite);
  if (times.length === 0) return new Set();
  const [first, last] = times.reduce(
    ([least, most], time) => [Math.min(least, time), Math.max(most, time)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const types = [...new Set(readings.map(({ type }) => type))];
  const rows = await tx
    .select()
    .from(vitalSigns)
    .where(
      and(
        ownReadings(caller),
        inArray(vitalSigns.type, types),
        between(vitalSigns.measuredAt, new Date(first), new Date(last)),
      ),
    );
  return new Set(rows.map((row) => identityOf(row, row.measuredAt)));
}
