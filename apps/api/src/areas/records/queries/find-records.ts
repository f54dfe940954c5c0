import type { RecordType } from '@nadi/domain/records/record-types';
import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Position } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import { ownRecordMonths, ownRecords } from '../policy/own-records';
import { type MedicalRecordRow, medicalRecordMonths, medicalRecords } from '../tables/medical-records';

/** The filter of a list; days as in the contract. */
export type Filter = {
  isDeleted: boolean;
  type: RecordType | undefined;
  dateFrom: string | undefined;
  dateTo: string | undefined;
  tag: string | undefined;
  words: readonly string[];
};

type Place = { page: number; limit: number; after: Position | null };
type Asking = { tx: Reader; caller: { userId: string } };

/** Derived by the database; those without a day come last. */
const placeDay = sql<string>`${medicalRecords}.place_day`;
/** The day by which the position of a record without one is told. */
export const noDay = '0001-01-01';

/** Conditions that the index of a person's records is read by, and such that are looked at on the way. */
function chosenBy(filter: Filter, caller: Asking['caller']): SQL | undefined {
  const { isDeleted, type, dateFrom, dateTo, tag, words } = filter;
  return and(
    ownRecords(caller),
    isDeleted ? isNotNull(medicalRecords.deletedAt) : isNull(medicalRecords.deletedAt),
    type && eq(medicalRecords.type, type),
    dateFrom === undefined ? undefined : gte(placeDay, sql`${dateFrom}::date`),
    // A record without a day is of no days.
    dateTo === undefined
      ? undefined
      : and(lte(placeDay, sql`${dateTo}::date`), isNotNull(medicalRecords.day)),
    tag === undefined ? undefined : arrayContains(medicalRecords.tags, [tag]),
    ...words.map((word) => like(medicalRecords.words, `% ${word.replaceAll(/[\\%_]/g, '\\$&')}%`)),
  );
}

/** A page of the caller's own records, latest day first, and how many match in all. */
export async function findRecords(
  { page, limit, after, ...filter }: Filter & Place,
  { tx, caller }: Asking,
): Promise<{ found: MedicalRecordRow[]; total: number; before: number }> {
  const chosen = chosenBy(filter, caller);
  const behind =
    after &&
    sql`(${placeDay}, ${medicalRecords.id}) < (${after.at.toISOString().slice(0, 10)}::date, ${after.id}::uuid)`;
  const skipped = after ? 0 : (page - 1) * limit;
  const found = await tx
    .select()
    .from(medicalRecords)
    .where(and(chosen, behind ?? undefined))
    .orderBy(desc(placeDay), desc(medicalRecords.id))
    .limit(limit)
    // A person has ten thousand records at most, and skipping reads no more than their entries in the index.
    .offset(skipped);
  return {
    found,
    total: await countRecords(filter, chosen, { tx, caller }),
    before: after?.before ?? skipped,
  };
}

/** Counted by whole months where nothing but type and days is asked for; else a search has to look at each record anyway. */
async function countRecords(
  filter: Filter,
  chosen: SQL | undefined,
  { tx, caller }: Asking,
): Promise<number> {
  const { isDeleted, type, dateFrom, dateTo, tag, words } = filter;
  if (isDeleted || tag !== undefined || words.length > 0) return tx.$count(medicalRecords, chosen);
  const months = medicalRecordMonths;
  const [firstWhole, afterWhole] = [dateFrom && monthAfter(dateFrom), dateTo && monthOf(dateTo)] as const;
  const [counted] = await tx
    .select({ count: sql<number>`coalesce(sum(${months.count}), 0)::int` })
    .from(months)
    .where(
      and(
        ownRecordMonths(caller),
        type && eq(months.type, type),
        firstWhole ? gte(months.month, firstWhole) : undefined,
        afterWhole ? and(lt(months.month, afterWhole), gte(months.month, '0001-02-01')) : undefined,
      ),
    );
  let count = counted?.count ?? 0;
  const isOneMonth = dateFrom && dateTo && monthOf(dateFrom) === monthOf(dateTo);
  const partOf = (month: string) =>
    tx.$count(
      medicalRecords,
      and(chosen, gte(placeDay, sql`${month}::date`), lt(placeDay, sql`${monthAfter(month)}::date`)),
    );
  if (dateFrom) count += await partOf(monthOf(dateFrom));
  if (dateTo && !isOneMonth) count += await partOf(monthOf(dateTo));
  return count;
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

function monthAfter(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
}
