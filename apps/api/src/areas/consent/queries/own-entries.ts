import { notFound } from '@nadi/api-server/problem';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { kindOf, over, type SharedTable } from '../../../kernel/sharing/shared-table';

export type OwnEntry = {
  shared: SharedTable;
  id: string;
  kind: ConsentKind;
  isOnlyYou: boolean;
  /** The entry that it is a part of; null if it is none. */
  partOf: string | null;
  /** The first and last day that its date may mean; null if it has none. */
  day: string | null;
  lastDay: string | null;
};

/** The patient's own entries among ids, of whichever table; those of others and deleted ones are not there. */
export async function findOwnEntries(
  ids: readonly string[],
  tables: readonly SharedTable[],
  { caller, tx }: { caller: Caller; tx: Reader },
): Promise<OwnEntry[]> {
  const wanted = ids.filter((id) => isUuid(id));
  if (wanted.length === 0) return [];
  const found = await Promise.all(
    tables.map(async (shared) => {
      const { table, person, onlyYou, day, lastDay = day, there, partOf } = shared;
      const date = (text: string | null) =>
        text === null ? sql<null>`null` : sql<string | null>`${sql.raw(over(shared, text))}::text`;
      const rows = await tx
        .select({
          id: sql<string>`${table.id}`,
          isOnlyYou: sql<boolean>`${onlyYou}`,
          kind: sql<ConsentKind>`${sql.raw(kindOf(shared))}`,
          partOf: partOf ? sql<string>`${sql.raw(over(shared, partOf))}` : sql<null>`null`,
          day: date(day),
          lastDay: date(lastDay),
        })
        .from(table)
        .where(
          and(
            own(person, caller),
            inArray(table.id, wanted),
            there ? sql.raw(over(shared, there)) : undefined,
          ),
        );
      return rows.map((row) => ({ ...row, shared }));
    }),
  );
  return found.flat();
}

/** @throws 404 if it is absent or another's */
export async function findOwnEntry(
  id: string,
  tables: readonly SharedTable[],
  given: { caller: Caller; tx: Reader },
): Promise<OwnEntry> {
  const [found] = await findOwnEntries([id], tables, given);
  if (!found) throw notFound();
  return found;
}

export const isThis = (one: OwnEntry) => eq(one.shared.table.id, one.id);
