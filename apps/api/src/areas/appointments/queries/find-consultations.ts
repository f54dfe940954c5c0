import { etagOf } from '@nadi/api-server/answers';
import { changedSince, notFound } from '@nadi/api-server/problem';
import type { Consultation } from '@nadi/contract/schema';
import { listConsultation, presentConsultation } from '@nadi/domain/appointments/present-consultation';
import { awaitedStatuses, overrunMs, presentStatuses } from '@nadi/domain/appointments/states';
import type { Side } from '@nadi/domain/appointments/visit';
import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { nameBegins } from '../../../kernel/db/name-begins';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownConsultations } from '../policy/own-consultations';
import { consultationNotes, type NoteRow } from '../tables/consultation-notes';
import { type ConsultationRow, consultations } from '../tables/consultations';

type Given = { caller: Caller; tx: Reader; now: Date };
type Asked = {
  page: number;
  limit: number;
  status?: ConsultationRow['status'] | undefined;
  when?: 'upcoming' | 'past' | undefined;
  /** From and before, of the scheduled time. */
  between?: readonly [Date, Date] | undefined;
  /** The beginning of the patient's first, last or whole name. */
  search?: string | undefined;
};

export const sideOf = ({ role }: Pick<Caller, 'role'>): Side => (role === 'DOCTOR' ? 'DOCTOR' : 'PATIENT');

/** The rule of `isToCome`, for the database. */
const isToCome = (now: Date): SQL =>
  or(
    and(inArray(consultations.status, [...awaitedStatuses]), gt(consultations.endsAt, now)),
    and(
      inArray(consultations.status, [...presentStatuses]),
      gt(consultations.endsAt, new Date(now.getTime() - overrunMs)),
    ),
  ) ?? sql`false`;

const partOf = (when: Asked['when'], now: Date): SQL | undefined =>
  when && (when === 'upcoming' ? isToCome(now) : not(isToCome(now)));

/** A page of the caller's visits, the latest time first; those to come, the next first. */
export async function findPage(
  { page, limit, status, when, between, search }: Asked,
  given: Given,
): Promise<{ found: Consultation[]; total: number }> {
  const { caller, tx, now } = given;
  const chosen = and(
    ownConsultations(caller, sideOf(caller)),
    status && eq(consultations.status, status),
    partOf(when, now),
    between && and(gte(consultations.scheduledAt, between[0]), lt(consultations.scheduledAt, between[1])),
    search === undefined ? undefined : nameBegins(consultations.patient, search),
  );
  const direction = when === 'upcoming' ? asc : desc;
  const rows = await tx
    .select()
    .from(consultations)
    .where(chosen)
    .orderBy(direction(consultations.scheduledAt), direction(consultations.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(consultations).where(chosen);
  return { found: (await presentAll(rows, given)).map(listConsultation), total: counted?.total ?? 0 };
}

const isBetween = (from: Date, to: Date, caller: Caller): SQL | undefined =>
  and(
    ownConsultations(caller, sideOf(caller)),
    gte(consultations.scheduledAt, from),
    lt(consultations.scheduledAt, to),
  );

/** The condition for the caller's visits of some time that were not cancelled. */
export const isScheduled = (from: Date, to: Date, caller: Caller): SQL | undefined =>
  and(isBetween(from, to, caller), ne(consultations.status, 'cancelled'));

/** The caller's visits of some time that were not cancelled, in order, with what a schedule shows of them. */
export const findScheduled = (
  from: Date,
  to: Date,
  { caller, tx }: Given,
): Promise<Pick<ConsultationRow, 'id' | 'status' | 'type' | 'scheduledAt' | 'endsAt' | 'patient'>[]> =>
  tx
    .select({
      id: consultations.id,
      status: consultations.status,
      type: consultations.type,
      scheduledAt: consultations.scheduledAt,
      endsAt: consultations.endsAt,
      patient: consultations.patient,
    })
    .from(consultations)
    .where(isScheduled(from, to, caller))
    .orderBy(asc(consultations.scheduledAt), asc(consultations.id));

/** Returns the outcomes of the caller's visits of some time, without who they were with. */
export const findOutcomes = (
  from: Date,
  to: Date,
  { caller, tx }: Given,
): Promise<(Pick<ConsultationRow, 'status' | 'scheduledAt' | 'changes'> & { stars: number | null })[]> =>
  tx
    .select({
      status: consultations.status,
      scheduledAt: consultations.scheduledAt,
      // Reads the number of a rating, without its words.
      stars: sql<number | null>`(${consultations.rating} ->> 'stars')::integer`,
      // Waits are counted from these; nothing that anyone wrote is read.
      changes: sql<ConsultationRow['changes']>`jsonb_path_query_array(${consultations.changes},
        '$[*] ? (@.status == "checked_in" || @.status == "in_progress")')`,
    })
    .from(consultations)
    .where(isBetween(from, to, caller));

/** The visits to come of the caller. @param exceptId one that is left out */
export const findToCome = (
  { caller, tx, now }: Given,
  exceptId?: string,
): Promise<Pick<ConsultationRow, 'doctorId' | 'scheduledAt' | 'endsAt'>[]> =>
  tx
    .select({
      doctorId: consultations.doctorId,
      scheduledAt: consultations.scheduledAt,
      endsAt: consultations.endsAt,
    })
    .from(consultations)
    .where(
      and(
        ownConsultations(caller, sideOf(caller)),
        isToCome(now),
        exceptId === undefined ? undefined : ne(consultations.id, exceptId),
      ),
    );

/** Returns the visits to come of some patients, for the platform. */
export const findToComeOf = (
  patientIds: readonly string[],
  { tx, now }: Pick<Given, 'tx' | 'now'>,
): Promise<Pick<ConsultationRow, 'patientId' | 'doctorId' | 'scheduledAt' | 'endsAt'>[]> =>
  tx
    .select({
      patientId: consultations.patientId,
      doctorId: consultations.doctorId,
      scheduledAt: consultations.scheduledAt,
      endsAt: consultations.endsAt,
    })
    .from(consultations)
    .where(and(inArray(consultations.patientId, [...patientIds]), isToCome(now)));

/** The notes of visits as they are shown, oldest first: of drafts the newest alone. */
function findNotes(visits: readonly string[], tx: Reader): Promise<NoteRow[]> {
  const ofVisits = inArray(consultationNotes.consultationId, [...visits]);
  const newest = tx
    .selectDistinctOn([consultationNotes.consultationId], { id: consultationNotes.id })
    .from(consultationNotes)
    .where(and(ofVisits, eq(consultationNotes.kind, 'draft')))
    .orderBy(consultationNotes.consultationId, desc(consultationNotes.at), desc(consultationNotes.id));
  return tx
    .select()
    .from(consultationNotes)
    .where(and(ofVisits, or(ne(consultationNotes.kind, 'draft'), inArray(consultationNotes.id, newest))))
    .orderBy(asc(consultationNotes.at), asc(consultationNotes.id));
}

/** Presents visits with their notes, as far as row security shows those to the caller. */
export async function presentAll(
  rows: readonly ConsultationRow[],
  { caller, tx, now }: Given,
): Promise<Consultation[]> {
  const notes =
    rows.length === 0
      ? []
      : await findNotes(
          rows.map(({ id }) => id),
          tx,
        );
  return rows.map((row) =>
    presentConsultation(
      row,
      notes.filter(({ consultationId }) => consultationId === row.id),
      sideOf(caller),
      now,
    ),
  );
}

type Asker = { caller: Pick<Caller, 'userId' | 'role'>; tx: Reader };

/** Returns the row of one of the caller's visits; none if it is absent, or of other people. @param id itself, or the query that finds it */
export const selectOwn = (id: string | SQL, { caller, tx }: Asker) =>
  tx
    .select()
    .from(consultations)
    .where(
      and(
        typeof id === 'string' ? hasId(consultations.id, id) : eq(consultations.id, id),
        ownConsultations(caller, sideOf(caller)),
      ),
    );

/** @throws 404 if it is absent, or of other people */
export async function findConsultation(id: string, given: Given): Promise<Consultation> {
  const [shown] = await presentAll(await selectOwn(id, given), given);
  if (!shown) throw notFound();
  return shown;
}

/**
 * The same, locked until the end of the transaction: of two changes at once, the second finds what the first made of it.
 *
 * @throws 412 if it has changed since `expected`
 */
export async function holdConsultation(
  id: string | SQL,
  expected: string | undefined,
  given: Given,
): Promise<{ row: ConsultationRow; shown: Consultation }> {
  const [row] = await selectOwn(id, given).for('update');
  if (!row) throw notFound();
  const [shown] = await presentAll([row], given);
  if (!shown) throw notFound();
  if (expected !== undefined && expected !== etagOf(row.version)) throw changedSince('Consultation', shown);
  return { row, shown };
}

/** The other visits of the doctor of a patient's visit, without who they are with: whether each is under way, and since when its patient waits. */
export async function findLine(id: string, { tx, now }: Given) {
  const rows = await tx
    .select({ status: sql<ConsultationRow['status']>`status`, since: sql<string | Date | null>`since` })
    .from(sql`line_of_visit(${id}::uuid, ${now.toISOString()}::timestamptz)`);
  return rows.map(({ status, since }) => ({ status, waitingSince: since && new Date(since).toISOString() }));
}
