import type { AdminConsent, AdminConsentList, ConsentStatus } from '@nadi/contract/schema';
import { endAt, statusAt } from '@nadi/domain/consent/consent';
import { sql } from 'drizzle-orm';
import { type Position, toCursor } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import type { Named } from './find-visits';

type ConsentFilter = {
  status: ConsentStatus | undefined;
  purpose: AdminConsent['purpose'] | undefined;
  /** Ids of people. */
  doctor: string | null;
  patient: string | null;
};

const text = (moment: string | null): string | null => moment && new Date(moment).toISOString();

/** Returns consents as administrators see them, the newest first: the function of the database gives no other columns. */
export async function findConsents(
  { status, purpose, doctor, patient }: ConsentFilter,
  { after, limit, now }: { after: Position | null; limit: number; now: Date },
  tx: Reader,
): Promise<{ list: AdminConsentList; named: Named[] }> {
  const found = await tx
    .select({
      ...{
        id: sql<string>`id`,
        status: sql<ConsentStatus>`status`,
        origin: sql<AdminConsent['origin']>`origin`,
      },
      ...{ purpose: sql<AdminConsent['purpose']>`purpose`, kinds: sql<AdminConsent['kinds']>`kinds` },
      ...{ patientId: sql<string>`patient_id`, patientName: sql<string>`patient_name` },
      ...{ doctorId: sql<string>`doctor_id`, doctorName: sql<string>`doctor_name` },
      ...{ from: sql<string | null>`to_json(from_day)`, to: sql<string | null>`to_json(to_day)` },
      ...{ accessUntil: sql<string>`to_json(access_until)`, entryCount: sql<number | null>`entry_count` },
      ...{ requestedAt: sql<string>`to_json(requested_at)`, answerBy: sql<string>`to_json(answer_by)` },
      ...{
        grantedAt: sql<string | null>`to_json(granted_at)`,
        endedAt: sql<string | null>`to_json(ended_at)`,
      },
    })
    .from(sql`consents_to_administer(${status ?? null}, ${purpose ?? null}, ${doctor}::uuid, ${patient}::uuid, ${after?.at.toISOString() ?? null}::timestamptz,
      ${after?.id ?? null}::uuid, ${limit + 1})`);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    list: {
      consents: page.map((row) => {
        const { patientId, patientName, doctorId, doctorName, from, to, ...consent } = row;
        return {
          ...consent,
          status: statusAt(row, now),
          doctor: { id: doctorId, name: doctorName },
          patient: { id: patientId, name: patientName },
          dates: from !== null && to !== null ? { from, to } : null,
          accessUntil: new Date(row.accessUntil).toISOString(),
          requestedAt: new Date(row.requestedAt).toISOString(),
          answerBy: new Date(row.answerBy).toISOString(),
          grantedAt: text(row.grantedAt),
          endedAt: endAt(row, now),
        };
      }),
      next: last ? toCursor({ at: new Date(last.requestedAt), id: last.id }) : null,
    },
    named: page.map(({ id, patientId }) => ({ subjectId: patientId, recordIds: [id] })),
  };
}
