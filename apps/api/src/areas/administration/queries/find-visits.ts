import type { AdminConsultation, AdminConsultationList, ConsultationStatus } from '@nadi/contract/schema';
import { sinceOf } from '@nadi/domain/appointments/since';
import { sql } from 'drizzle-orm';
import { type Position, toCursor } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';

type VisitFilter = {
  status: ConsultationStatus | undefined;
  /** The id of a doctor. */
  doctor: string | null;
  from: Date | undefined;
  to: Date | undefined;
};

/** The patients of a page, each with the id of a visit. */
export type Named = { subjectId: string; recordIds: string[] };

/** Returns visits as administrators see them, the one that is scheduled last first: the function of the database gives no other columns. */
export async function findVisits(
  { status, doctor, from, to }: VisitFilter,
  { after, limit }: { after: Position | null; limit: number },
  tx: Reader,
): Promise<{ list: AdminConsultationList; named: Named[] }> {
  const found = await tx
    .select({
      ...{ id: sql<string>`id`, status: sql<ConsultationStatus>`status` },
      ...{ type: sql<AdminConsultation['type']>`type`, scheduledAt: sql<string>`to_json(scheduled_at)` },
      duration: sql<number>`duration`,
      ...{ patientId: sql<string | null>`patient_id`, patientName: sql<string | null>`patient_name` },
      ...{ doctorId: sql<string | null>`doctor_id`, doctorName: sql<string | null>`doctor_name` },
      states: sql<{ status: ConsultationStatus; at: string }[]>`states`,
    })
    .from(sql`visits_to_administer(${status ?? null}, ${doctor}::uuid, ${from?.toISOString() ?? null}::timestamptz, ${to?.toISOString() ?? null}::timestamptz,
      ${after?.at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${limit + 1})`);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    list: {
      consultations: page.map(({ patientId: _, doctorId, doctorName, states, ...visit }) => ({
        ...visit,
        scheduledAt: new Date(visit.scheduledAt).toISOString(),
        since: sinceOf(states, visit.status),
        doctor: doctorId !== null && doctorName !== null ? { id: doctorId, name: doctorName } : null,
      })),
      next: last ? toCursor({ at: new Date(last.scheduledAt), id: last.id }) : null,
    },
    named: page.flatMap(({ id, patientId }) =>
      patientId === null ? [] : [{ subjectId: patientId, recordIds: [id] }],
    ),
  };
}
