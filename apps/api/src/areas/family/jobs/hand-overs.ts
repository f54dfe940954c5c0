import {
  adultOn,
  handOverNotice,
  isReviewDue,
  lastDayOfGuardians,
  reviewAge,
} from '@nadi/domain/family/hand-over';
import type { FamilyLevel } from '@nadi/domain/family/levels';
import { sayDate } from '@nadi/domain/kernel/say-day';
import { dayInIndia, instantAt } from '@nadi/domain/kernel/time-zone';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import { batch, repeat } from '../../../kernel/jobs/sweep';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { guardianEnded, handedOver, handOverNear, helperEndedAt18, reviewDue } from '../notices';

type Due = { id: string; name: string; born: string; isTakenOver: boolean };
type Child = { id: string; born: string; isTakenOver: boolean; reviewedAt: Date | string | null };

const rowsOf = async <Row>(tx: Transaction, statement: SQL): Promise<Row[]> =>
  ((await tx.execute(statement)) as { rows: Row[] }).rows;

/**
 * Writes down that guardians of patients who are 18 act for them no longer, and ends what was allowed before that day: consents, links and the rights of
 * others to act. The record of whoever has not taken it over is kept; the tie stays, with which an invitation can be sent and nothing else.
 */
export function endGuardians({ db, clock, newId, live, bell }: AppContext): Promise<number> {
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  return repeat(async () => {
    const { due, told } = await db.write('keeper', async (tx) => {
      // Sets the time that `keep_guardian` compares with.
      await tx.execute(sql`select set_config('nadi.now', ${now.toISOString()}, true)`);
      const found = await rowsOf<Due>(
        tx,
        sql`select p.id, coalesce(u.first_name, d.first_name) as name, o.date_of_birth::text as born, u.id is not null as "isTakenOver"
          from patients p join patient_profiles o on o.user_id = p.id left join users u on u.id = p.id left join dependants d on d.patient_id = p.id
          where exists (select from family_ties t where t.patient_id = p.id and t.level = 'guardian') and is_adult_patient(p.id, ${at}) and d.ended_at is null
          limit ${batch} for update of p skip locked`,
      );
      const pages: { person: string; consentId: string }[] = [];
      for (const child of found) pages.push(...(await end(child, tx, { now, newId })));
      return { due: found, told: pages };
    });
    for (const { person, consentId } of told)
      live.tell(person, { name: 'consent-changed', message: { consentId } });
    if (due.length > 0) await bell.ring(notificationQueue);
    return due.length;
  });
}

async function end(
  { id, name, born, isTakenOver }: Due,
  tx: Transaction,
  given: { now: Date; newId(): string },
): Promise<{ person: string; consentId: string }[]> {
  const at = sql`${given.now.toISOString()}::timestamptz`;
  const birthday = sql`${instantAt(adultOn(born), '00:00', 'Asia/Kolkata').toISOString()}::timestamptz`;
  const ended = await rowsOf<{ id: string; doctor: string }>(
    tx,
    sql`update consents set status = case status when 'GRANTED' then 'REVOKED' else 'DENIED' end, ended_at = ${at}, version = version + 1, updated_at = ${at}
      where patient_id = ${id} and status in ('GRANTED', 'REQUESTED') and origin <> 'emergency' and coalesce(granted_at, requested_at) < ${birthday}
      returning id, doctor_id as doctor`,
  );
  await tx.execute(
    sql`delete from consent_codes where patient_id = ${id} and consent_id in (select id from consents where status = 'DENIED')`,
  );
  await tx.execute(
    sql`update health_links set ended_at = ${at}, end_reason = 'REVOKED', file = null, version = version + 1, updated_at = ${at}
      where patient_id = ${id} and ended_at is null and expires_at > ${at} and created_at < ${birthday}`,
  );
  await tx.execute(sql`update family_invitations set status = 'WITHDRAWN'
    where status = 'WAITING' and created_at < ${birthday} and (member_id = ${id} or (sender_id = ${id} and purpose = 'act-for-me')
      or (purpose = 'act-for-you' and lower(email) = (select lower(email) from users where id = ${id})))`);
  const before = sql`patient_id = ${id} and (level = 'guardian' or since < ${birthday})`;
  const ties = await rowsOf<{ person: string; level: FamilyLevel }>(
    tx,
    sql`select user_id as person, level from family_ties where ${before} and (until is null or until >= ${lastDayOfGuardians(born)}::date)`,
  );
  if (isTakenOver)
    // With each tie go the answers and notifications that its person still has of the patient (`end_acted_keys`).
    await tx.execute(sql`delete from family_ties where ${before}`);
  else {
    await tx.execute(sql`update dependants set ended_at = ${at} where patient_id = ${id}`);
    await tx.execute(sql`delete from notifications where member_id = ${id}`);
    await tx.execute(sql`delete from idempotency_keys k using family_ties t where t.patient_id = ${id} and k.user_id = t.user_id
      and (k.key like ${`${id} %`} or k.answer -> 'data' ->> 'id' = ${id}
        or k.answer -> 'data' ->> 'id' in (select id::text from family_invitations where member_id = ${id}))`);
  }
  for (const { person, level } of ties) {
    const notice = level === 'guardian' ? guardianEnded(name, isTakenOver) : helperEndedAt18(name);
    await tx.execute(addingNotice(person, notice, given));
  }
  if (isTakenOver) await tx.execute(addingNotice(id, handedOver(), given));
  return ended.flatMap((one) => [one.doctor, id].map((person) => ({ person, consentId: one.id })));
}

/** Tells guardians of a review that is due and of a hand-over that is near; of each once, however often it runs. Returns the number of children for whom there is something to tell, told before or not. */
export async function tellGuardians({ db, clock, newId, bell }: AppContext): Promise<number> {
  const now = clock.now();
  const day = dayInIndia(now);
  // Tells in the morning only.
  if (now < instantAt(day, '09:00', 'Asia/Kolkata')) return 0;
  const looked = await db.write('keeper', async (tx) => {
    const children = await rowsOf<Child>(
      tx,
      sql`select distinct t.patient_id as id, o.date_of_birth::text as born, d.patient_id is null as "isTakenOver", d.reviewed_at as "reviewedAt"
        from family_ties t join patient_profiles o on o.user_id = t.patient_id left join dependants d on d.patient_id = t.patient_id
        where t.level = 'guardian' and o.date_of_birth <= (${day}::date - ${`${reviewAge} years`}::interval)::date`,
    );
    let count = 0;
    for (const { id, born, isTakenOver, reviewedAt } of children) {
      // Skips young people with an account: their guardians were told when the record was taken over.
      if (isTakenOver) continue;
      const months = handOverNotice(born, day);
      const notices = [
        ...(months === null ? [] : [handOverNear(months, sayDate(adultOn(born)))]),
        ...(isReviewDue(born, reviewedAt, day) ? [reviewDue()] : []),
      ];
      for (const notice of notices) await tx.execute(addingNotice(id, notice, { newId, now }));
      if (notices.length > 0) count += 1;
    }
    return count;
  });
  if (looked > 0) await bell.ring(notificationQueue);
  return looked;
}
