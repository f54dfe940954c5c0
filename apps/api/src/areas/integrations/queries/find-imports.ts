import { notFound } from '@nadi/api-server/problem';
import {
  type ImportedReading,
  identified,
  identityOf,
  presentImport,
} from '@nadi/domain/integrations/health-import';
import { spanOf } from '@nadi/domain/integrations/import-parts';
import { and, desc, eq, getTableColumns, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { countAlone } from '../../../kernel/limits/count-alone';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { ownReadings, vitalSigns } from '../../vital-signs/offers';
import { type HealthImportRow, healthImports } from '../tables/health-imports';
import { healthSyncs } from '../tables/health-syncs';

/** A patient sees and undoes their own imports; those of others do not exist. */
const ownImports = (caller: Pick<Caller, 'userId'>) => own(healthImports.patientId, caller);

/** Imports without their parts. */
const ownFiles = (caller: Pick<Caller, 'userId'>) => and(ownImports(caller), isNull(healthImports.partOf));

/** The readings of an import are left where they are: a page of imports has up to 100,000 of them. */
const listedColumns = presentImport(getTableColumns(healthImports));
export type ListedImport = ReturnType<typeof presentImport<HealthImportRow>>;

/** Returns a page of the caller's own imports, newest first, and their number. */
export async function findImports(
  { page, limit }: { page: number; limit: number },
  { tx, caller }: { tx: Reader; caller: Caller },
): Promise<{ found: ListedImport[]; total: number }> {
  const found = await tx
    .select(listedColumns)
    .from(healthImports)
    .where(ownFiles(caller))
    .orderBy(desc(healthImports.createdAt), desc(healthImports.id))
    .limit(limit)
    // The number of imports of a person is limited.
    .offset((page - 1) * limit);
  return { found, total: await tx.$count(healthImports, ownFiles(caller)) };
}

/** Returns the number of the caller's imports, and holds other imports back until the end of the transaction: the same reading is not added by two at once. */
export const holdImports = (caller: Pick<Caller, 'userId'>, tx: Reader): Promise<number> =>
  countAlone('health-imports', caller.userId, tx, () => tx.$count(healthImports, ownImports(caller)));

/** Returns an import, locked until the end of the transaction. @throws 404 if it is absent or another's */
export async function holdImport(id: string, caller: Caller, tx: Reader): Promise<HealthImportRow> {
  const chosen = and(hasId(healthImports.id, id), ownFiles(caller));
  const [row] = await tx.select().from(healthImports).where(chosen).for('update');
  if (!row) throw notFound();
  return row;
}

/** Returns the import of a file that was not undone, or not wholly, for readings that join it; null if there is none. */
export async function findWhole(
  fingerprint: string | undefined,
  caller: Caller,
  tx: Reader,
): Promise<HealthImportRow | null> {
  if (fingerprint === undefined) return null;
  const [row] = await tx
    .select()
    .from(healthImports)
    .where(
      and(
        ...[ownFiles(caller), inArray(healthImports.status, ['added', 'undoing'])],
        eq(healthImports.fingerprint, fingerprint),
      ),
    )
    .orderBy(desc(healthImports.createdAt))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Returns a few parts of an import whose readings are there, newest first. @param limit the number of them; one more is returned if there are more */
export const findPartsThere = (id: string, limit: number, tx: Reader) =>
  tx
    .select({ id: healthImports.id, readingIds: healthImports.readingIds })
    .from(healthImports)
    .where(and(eq(healthImports.partOf, id), eq(healthImports.status, 'added')))
    .orderBy(desc(healthImports.id))
    .limit(limit + 1);

/** Returns the identities of the readings that the caller has at the moments of a file, and of those that earlier imports and fetches added; an import that was undone counts no more. */
export async function findThere(
  readings: readonly ImportedReading[],
  caller: Pick<Caller, 'userId'>,
  tx: Reader,
): Promise<ReadonlySet<string>> {
  const known = identified(readings);
  if (known.length === 0) return new Set();
  const asked = known.map(({ identity }) => identity);
  const { measuredFrom, measuredUntil } = spanOf(asked);
  if (!measuredFrom || !measuredUntil) return new Set();
  const { type, unit, systolic, diastolic, value, measuredAt } = vitalSigns;
  const moments = known.map(({ at }) => at);
  const rows = await tx
    .select({ type, unit, systolic, diastolic, value, measuredAt })
    .from(vitalSigns)
    .where(
      and(
        ownReadings(caller),
        // The index finds the span; else each of all readings is compared with each moment.
        ...[gte(measuredAt, measuredFrom), lte(measuredAt, measuredUntil), inArray(measuredAt, moments)],
      ),
    );
  const isAround = and(
    ...[lte(healthImports.measuredFrom, measuredUntil), gte(healthImports.measuredUntil, measuredFrom)],
  );
  const identity = sql<string>`jsonb_array_elements_text(${healthImports.identities})`.as('identity');
  const imported = tx
    .select({ identity })
    .from(healthImports)
    .where(and(ownImports(caller), eq(healthImports.status, 'added'), isAround))
    .as('imported');
  const earlier = await tx
    .selectDistinct({ identity: imported.identity })
    .from(imported)
    .where(inArray(imported.identity, asked));
  const fetchedIdentity = sql<string>`jsonb_array_elements_text(${healthSyncs.identities})`.as('identity');
  const fetched = tx
    .select({ identity: fetchedIdentity })
    .from(healthSyncs)
    .where(own(healthSyncs.patientId, caller))
    .as('fetched');
  const fetchedEarlier = await tx
    .selectDistinct({ identity: fetched.identity })
    .from(fetched)
    .where(inArray(fetched.identity, asked));
  return new Set([
    ...rows.map((row) => identityOf(row, row.measuredAt)),
    ...earlier.map((one) => one.identity),
    ...fetchedEarlier.map((one) => one.identity),
  ]);
}
