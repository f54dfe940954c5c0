import { notFound } from '@nadi/api-server/problem';
import type { TrialList } from '@nadi/contract/schema';
import { districtsWithin } from '@nadi/domain/trials/distance';
import { presentTrialSummary } from '@nadi/domain/trials/present-trial';
import { namesOfTerms, searchedCondition, wordsOf } from '@nadi/domain/trials/search';
import { districtOf } from '@nadi/domain/trials/sorting-districts';
import {
  openStatuses,
  type TrialPhase,
  type TrialStatus,
  type TrialVisibility,
} from '@nadi/domain/trials/trial';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasId } from '../../../kernel/db/has-id';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { visibleTo } from '../policy/trials';
import { type ClinicalTrialRow, clinicalTrials } from '../tables/clinical-trials';

const { wordsFound: _, placesFound: __, ...columns } = getTableColumns(clinicalTrials);

export type TrialSearch = {
  condition?: string | undefined;
  place?: string | undefined;
  near?: string | undefined;
  within: number;
  status: TrialStatus | 'OPEN' | 'all';
  phase?: TrialPhase | undefined;
  sex?: 'FEMALE' | 'MALE' | undefined;
  age?: number | undefined;
  visibility?: TrialVisibility | undefined;
};
type Asking = { tx: Reader; caller: Caller };

/** As many studies as are counted. */
const mostCounted = 1000;

const overlaps = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} && ${sql.param(`{${values.map((one) => `"${one}"`).join(',')}}`)}::text[]`;

/** Each word has to begin one of a text's. Words have letters and figures only, so none is an operator. */
const beginsWith = (column: PgColumn, words: readonly string[]): SQL =>
  sql`${column} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;

function conditionOf(search: TrialSearch, caller: Caller): SQL | undefined {
  const { condition, place, near, within, status, phase, sex, age, visibility } = search;
  const searched = condition === undefined ? null : searchedCondition(condition);
  const named = searched && searched.terms.length > 0 ? overlaps(clinicalTrials.terms, searched.terms) : null;
  // A text without any word finds nothing.
  const words =
    searched === null ? [] : searched.words.length > 0 ? searched.words : wordsOf(condition ?? '');
  const worded = searched && (words.length > 0 ? beginsWith(clinicalTrials.wordsFound, words) : sql`false`);
  const places = place === undefined ? [] : wordsOf(place);
  const districts = near === undefined ? null : districtsWithin(near, within);
  const { sex: takes, fromMonths, belowMonths } = clinicalTrials;
  return and(
    visibleTo(caller),
    visibility && eq(clinicalTrials.visibility, visibility),
    named && worded ? or(named, worded) : (worded ?? undefined),
    place === undefined
      ? undefined
      : places.length > 0
        ? beginsWith(clinicalTrials.placesFound, places)
        : sql`false`,
    districts ? overlaps(clinicalTrials.districts, districts) : undefined,
    status === 'all'
      ? undefined
      : status === 'OPEN'
        ? inArray(clinicalTrials.status, [...openStatuses])
        : eq(clinicalTrials.status, status),
    phase && sql`${phase} = any (${clinicalTrials.phases})`,
    sex && inArray(takes, ['ALL', sex]),
    // A person of so many years may have any of the months of the year that follows.
    age === undefined ? undefined : or(isNull(fromMonths), lte(fromMonths, age * 12 + 11)),
    age === undefined ? undefined : or(isNull(belowMonths), gt(belowMonths, age * 12)),
  );
}

/** A page of studies, the latest change first; counted as far as a person would look. */
export async function searchTrials(
  search: TrialSearch & { limit: number; cursor?: string | undefined },
  { tx, caller }: Asking,
): Promise<TrialList> {
  const after = positionOf(search.cursor);
  const chosen = conditionOf(search, caller);
  const { id, updatedOn } = clinicalTrials;
  const position =
    after && sql`(${updatedOn}, ${id}) < (${after.at.toISOString().slice(0, 10)}::date, ${after.id}::uuid)`;
  const counted = await tx
    .select({ id })
    .from(clinicalTrials)
    .where(chosen)
    .limit(mostCounted + 1);
  const count = counted.length;
  // Few are taken by their ids: in the order of time the database would look at every study for them.
  const isFew = count <= mostCounted;
  const among = isFew
    ? inArray(
        id,
        counted.map((one) => one.id),
      )
    : chosen;
  const rows = await tx
    .select(columns)
    .from(clinicalTrials)
    .where(and(among, position ?? undefined))
    .orderBy(desc(updatedOn), desc(id))
    .limit(search.limit + 1);
  const page = rows.slice(0, search.limit);
  const last = page.at(-1);
  const { near, within } = search;
  return {
    trials: page.map((row) => presentTrialSummary(row, near ?? null)),
    count: Math.min(count, mostCounted),
    isMore: !isFew,
    searched: search.condition === undefined ? [] : namesOfTerms(searchedCondition(search.condition).terms),
    place: near === undefined ? null : { pin: near, name: districtOf(near)?.name ?? null, within },
    next:
      last && rows.length > page.length
        ? toCursor({ at: new Date(`${last.updatedOn}T00:00:00Z`), id: last.id })
        : null,
  };
}

/** @throws 404 if it is absent, or not for the caller */
export async function findTrial(id: string, { tx, caller }: Asking): Promise<ClinicalTrialRow> {
  const [found] = await tx
    .select(columns)
    .from(clinicalTrials)
    .where(and(hasId(clinicalTrials.id, id), visibleTo(caller)));
  if (!found) throw notFound();
  return found;
}

/** The same, locked until the end of the transaction. */
export async function holdTrial(id: string, { tx, caller }: Asking): Promise<ClinicalTrialRow> {
  const [found] = await tx
    .select(columns)
    .from(clinicalTrials)
    .where(and(hasId(clinicalTrials.id, id), visibleTo(caller)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

/** Published studies by their ids, in this order. @param ids separated by commas */
export async function findTrialsById(
  ids: string,
  { tx }: Pick<Asking, 'tx'>,
): Promise<Pick<ClinicalTrialRow, 'id' | 'criteria'>[]> {
  const wanted = [...new Set(ids.split(','))].filter((one) => isId.test(one));
  if (wanted.length === 0) return [];
  const found = await tx
    .select({ id: clinicalTrials.id, criteria: clinicalTrials.criteria })
    .from(clinicalTrials)
    .where(and(inArray(clinicalTrials.id, wanted), eq(clinicalTrials.visibility, 'PUBLISHED')));
  const byId = new Map(found.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** The form that the database reads as an id. */
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
