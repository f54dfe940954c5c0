import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import type { AccountExport } from '@nadi/contract/schema';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

export type Section = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;

export type Exported = {
  as: Section;
  table: PgTable;
  /** The person of a row. Left out of each row, because all rows of an export belong to one person. */
  person: PgColumn;
  /** The order of rows; null if a person has at most one. */
  order: PgColumn | null;
  /** Columns that an export omits: secrets, and data about secrets. */
  leftOut: readonly string[];
  /** True if an import writes these rows unchanged. */
  isImported: boolean;
  /** Why some rows stay for a term after the account was erased, without a link to it; shown to the person in README.txt. */
  stays?: string;
  /** The rows about the person that are in the export of someone else, and why; shown to the person in README.txt. */
  inOthers?: string;
  /** Columns that an import sets to new values, in place of those that are left out. @param row as it was exported */
  atImport?(exportedAt: string, row: Record<string, unknown>): Record<string, unknown>;
};

export type NotExported = {
  table: PgTable;
  /** The reason; shown to the person in README.txt if it concerns them. */
  why: string;
  /** How it is erased when an account is erased. */
  erased: 'with the account' | 'by the eraser' | 'by itself' | 'never';
};

/** Every table of an area: a person is told about all data that is kept, and when it is deleted. */
export type Kept = { exported: readonly Exported[]; notExported: readonly NotExported[] };

/** The tables of all areas; what is exported in the order in which an import may write it. */
export const allKept = (areas: readonly Kept[]): Kept => ({
  exported: referredFirst(areas.flatMap(({ exported }) => exported)),
  notExported: areas.flatMap(({ notExported }) => notExported),
});

/** In the order of the contract, but what is referred to comes first. */
function referredFirst(exported: readonly Exported[]): Exported[] {
  const ordered = new Set<Exported>();
  const add = (one: Exported | undefined) => {
    if (!one || ordered.has(one)) return;
    for (const key of getTableConfig(one.table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== one.table) add(exported.find(({ table }) => table === foreignTable));
    }
    ordered.add(one);
  };
  for (const name of Object.keys(openapi.components.schemas.AccountExport.properties))
    add(exported.find(({ as }) => as === name));
  return [...ordered];
}
