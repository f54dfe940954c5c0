import type { SharedEntry } from '@nadi/contract/schema';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Payload = Exclude<keyof SharedEntry, 'id' | 'kind' | 'day' | 'at' | 'consentId'>;

/**
 * A table whose rows a patient may share. This declaration is all that a new kind of entry needs (in `shared.ts` of its area): row security (by
 * `own_table` with `conditionsOf`, in a migration), the condition in code, the lists of doctors, "only you" and "who can see this" come from it.
 * In SQL, `$` stands for the table.
 */
export type SharedTable = {
  /** With the column `id`. */
  table: PgTable & { id: PgColumn };
  /** The column with the patient. */
  person: PgColumn;
  /** The column that keeps an entry out of every consent, and out of emergency access. */
  onlyYou: PgColumn;
  /** The kinds that its rows may have; `kind` is SQL of that of a row, null for what is in no consent. One kind needs no SQL. */
  kinds: readonly [ConsentKind, ...ConsentKind[]];
  kind?: string;
  /** SQL of its local day; null if such entries have no date: they are in consents of all dates alone. */
  day: string | null;
  /** SQL of the last day that a day may mean, for dates that are known in part. @default the day */
  lastDay?: string;
  /** Why the mark "only you" is not changed here but with the rest of the entry, in words for the person. */
  isMarkedElsewhere?: string;
  /** SQL of what is still there, for tables that keep what was deleted. */
  there?: string;
  /** The edition of the kinds (`kindsEdition`) since which it is a part of them; consents of before do not cover it. @default 1 */
  since?: number;
  /** SQL of the id of the entry that it is a part of, with which it is shared where single entries are. */
  partOf?: string;
  /** SQL of the time by which a list is in order, newest first; no more than a day before or two after the local day where that has no `lastDay`. */
  order: string;
  /** SQL of minutes east of UTC, for entries that have a time of day; null if they have none. */
  offset: string | null;
  /** Describes what a doctor is shown of it: its name in the contract's `SharedEntry`, and SQL for each field. */
  as: Payload;
  fields: Readonly<Record<string, string>>;
};

/** SQL of a declaration, over its table. */
export const over = ({ table }: SharedTable, text: string): string =>
  text.replaceAll('$', `${getTableName(table)}.`);

/** SQL of the kind of a row. */
export const kindOf = (shared: SharedTable): string =>
  shared.kind ? over(shared, shared.kind) : `'${shared.kinds[0]}'`;

/** SQL of whether a row is of days; of which it is not known is within none. */
export const within = (shared: SharedTable, from: string, to: string): string => {
  const { day, lastDay = day } = shared;
  return day === null || lastDay === null
    ? 'false'
    : `coalesce(${over(shared, day)} >= ${from} AND ${over(shared, lastDay)} <= ${to}, false)`;
};

/** Tells whether consents of an edition cover a table at all. */
export const isOfEdition = ({ since = 1 }: SharedTable, edition: number): boolean => edition >= since;

/** SQL of whether a row is among entries, by its own id or as a part. */
export const among = (shared: SharedTable, entries: string): string => {
  const own = `${getTableName(shared.table)}.id = ANY (${entries})`;
  return shared.partOf ? `${own} OR ${over(shared, shared.partOf)} = ANY (${entries})` : own;
};

/** The conditions that `own_table` is told of a table, for its migration: what is true of every row that is shared, and what the consent `c` must say of it. */
export function conditionsOf(shared: SharedTable): { sharedIf: string; consentIf: string } {
  const { onlyYou, there, table } = shared;
  const dates =
    shared.day === null
      ? 'c.from_day IS NULL'
      : `(c.from_day IS NULL OR ${within(shared, 'c.from_day', 'c.to_day')})`;
  return {
    sharedIf: [`NOT ${getTableName(table)}.${onlyYou.name}`, ...(there ? [over(shared, there)] : [])].join(
      ' AND ',
    ),
    consentIf: `${kindOf(shared)} = ANY (c.kinds) AND ${dates} AND (c.entry_ids IS NULL OR ${among(shared, 'c.entry_ids')})${shared.since ? ` AND c.edition >= ${shared.since}` : ''}`,
  };
}
