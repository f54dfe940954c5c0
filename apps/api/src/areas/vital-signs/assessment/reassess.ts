import { isDeepStrictEqual } from 'node:util';
import { assessedColumns, tellsOtherwise } from '@nadi/domain/vital-signs/assessed-columns';
import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { type HealthFact, lastDayOf } from '@nadi/domain/vital-signs/health-facts';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import { own } from '../../../kernel/policy/own';
import { ownReadings } from '../policy/own-readings';
import { patientProfiles } from '../tables/patient-profiles';
import { type EarlierAssessmentRow, earlierAssessments, vitalSigns } from '../tables/vital-signs';

/** Readings assessed in one transaction of the background, for which no one waits. */
const inBackground = 1_000;
/** Readings that a request assesses: far within the time limit of a request, even on a busy machine. */
export const inRequest = 500;

const day = 86_400_000;

/** Times between which readings are assessed again, the second excluded. */
export type Span = { from: Date; before: Date };
type Given = { tx: Writer; now: Date; newId(): string };

/** All readings of a person. */
export const wholeLife = (now: Date): Span => ({ from: new Date(0), before: new Date(now.getTime() + day) });

/** The dates of facts, a day wider on both sides: a date begins earlier in the east and ends later in the west. */
export function spanOf([first, ...others]: readonly HealthFact[], now: Date): Span | null {
  if (!first) return null;
  const endOf = (fact: HealthFact) => {
    const last = lastDayOf(fact);
    return Math.min(last === null ? Infinity : Date.parse(last) + 2 * day, now.getTime() + day);
  };
  const span = { from: Date.parse(first.from) - day, before: endOf(first) };
  for (const fact of others) {
    span.from = Math.min(span.from, Date.parse(fact.from) - day);
    span.before = Math.max(span.before, endOf(fact));
  }
  return { from: new Date(span.from), before: new Date(span.before) };
}

/**
 * Assesses the latest readings of a span by the current facts, and leaves the older ones to `reassessDue`. The caller has locked the person.
 *
 * @returns the number of readings that are now assessed differently
 */
export async function reassess(
  subject: Subject,
  span: Span | null,
  { caller, ...given }: Given & { caller: { userId: string } },
): Promise<number> {
  if (!span) return 0;
  const { changed, before } = await reassessBatch(caller.userId, subject, span, given, inRequest);
  // Null is left out of both: readings that were already due stay so.
  if (before)
    await given.tx
      .update(patientProfiles)
      .set({
        reassessFrom: sql`least(${patientProfiles.reassessFrom}, ${span.from.toISOString()}::timestamptz)`,
        reassessBefore: sql`greatest(${patientProfiles.reassessBefore}, ${before.toISOString()}::timestamptz)`,
      })
      .where(own(patientProfiles.userId, caller));
  return changed;
}

/**
 * Assesses the latest readings of a span again. If status, side or worst differ, the earlier assessment is kept beside the new one.
 *
 * @returns how many are now assessed differently, and the time before which others of the span are left; null if none are
 */
export async function reassessBatch(
  patientId: string,
  subject: Subject,
  span: Span,
  { tx, now, newId }: Given,
  atOnce = inBackground,
): Promise<{ changed: number; before: Date | null }> {
  const { rows, before } = await holdLatest(patientId, span, atOnce, tx);
  const anew: Reassessed[] = [];
  const replaced: EarlierAssessmentRow[] = [];
  for (const row of rows) {
    const assessed = assessedColumns(row, subject, now);
    const isNew = row.rangesVersion === 0;
    const isOther = tellsOtherwise(row.assessment, assessed.assessment);
    if (row.rangesVersion === rangesVersion && isDeepStrictEqual(row.assessment, assessed.assessment))
      continue;
    anew.push({ ...assessed, id: row.id, assessedAt: isNew || isOther ? now : row.assessedAt });
    if (isOther && !isNew)
      replaced.push({
        id: newId(),
        vitalSignId: row.id,
        patientId,
        assessment: row.assessment,
        assessedAt: row.assessedAt,
        replacedAt: now,
        cause: row.rangesVersion < rangesVersion ? 'ranges' : 'facts',
      });
  }
  await keepAssessments(anew, tx);
  await keepEarlier(replaced, tx);
  return { changed: replaced.length, before };
}

/** Returns the latest readings of a span, locked until the end of the transaction, and the end of the rest of the span. */
async function holdLatest(patientId: string, { from, before }: Span, atOnce: number, tx: Writer) {
  const select = (chosen: ReturnType<typeof and>) =>
    tx
      .select(assessable)
      .from(vitalSigns)
      .where(and(ownReadings({ userId: patientId }), chosen))
      .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
      .for('update');
  const found = await select(and(gte(vitalSigns.measuredAt, from), lt(vitalSigns.measuredAt, before))).limit(
    atOnce,
  );
  const last = found.at(-1)?.measuredAt;
  if (!last || found.length < atOnce) return { rows: found, before: null };
  // Others may have been measured in the same millisecond; they stay together.
  const rows = found.filter(({ measuredAt }) => measuredAt > last);
  if (rows.length > 0) return { rows, before: new Date(last.getTime() + 1) };
  return { rows: await select(eq(vitalSigns.measuredAt, last)), before: last };
}

const assessable = {
  id: vitalSigns.id,
  type: vitalSigns.type,
  unit: vitalSigns.unit,
  systolic: vitalSigns.systolic,
  diastolic: vitalSigns.diastolic,
  value: vitalSigns.value,
  timing: vitalSigns.timing,
  site: vitalSigns.site,
  measuredAt: vitalSigns.measuredAt,
  measuredOffset: vitalSigns.measuredOffset,
  assessment: vitalSigns.assessment,
  assessedAt: vitalSigns.assessedAt,
  rangesVersion: vitalSigns.rangesVersion,
};

type Reassessed = ReturnType<typeof assessedColumns<Date>> & { id: string };

/**
 * One statement, whose text is the same for any number of readings. It has no join: with outdated statistics for a table that just
 * grew, the database would scan all of a person's readings for each one.
 */
async function keepAssessments(assessed: readonly Reassessed[], tx: Writer): Promise<void> {
  if (assessed.length === 0) return;
  const byId = JSON.stringify(Object.fromEntries(assessed.map(({ id, ...columns }) => [id, columns])));
  const one = sql`assessed.by_id -> ${vitalSigns.id}::text`;
  await tx
    .update(vitalSigns)
    .set({
      status: sql`${one} ->> 'status'`,
      side: sql`${one} ->> 'side'`,
      worst: sql`${one} ->> 'worst'`,
      assessment: sql`${one} -> 'assessment'`,
      assessedAt: sql`(${one} ->> 'assessedAt')::timestamptz`,
      rangesVersion: sql`(${one} ->> 'rangesVersion')::int`,
    })
    .from(sql`(select ${byId}::jsonb as by_id) as assessed`)
    .where(sql`${vitalSigns.id} = any(${sql.param(assessed.map(({ id }) => id))}::uuid[])`);
}

async function keepEarlier(replaced: readonly EarlierAssessmentRow[], tx: Writer): Promise<void> {
  if (replaced.length === 0) return;
  await tx.insert(earlierAssessments).select(
    sql`select * from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as one(id uuid, "vitalSignId" uuid, "patientId" uuid,
      assessment jsonb, "assessedAt" timestamptz, "replacedAt" timestamptz, cause text)`,
  );
}
