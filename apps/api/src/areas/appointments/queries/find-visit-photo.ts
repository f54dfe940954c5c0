import { notFound } from '@nadi/api-server/problem';
import { erasedPerson } from '@nadi/domain/appointments/notes';
import type { VisitPhoto } from '@nadi/domain/appointments/photos';
import { and, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownConsultations } from '../policy/own-consultations';
import { consultations } from '../tables/consultations';
import { sideOf } from './find-consultations';

type Found = { photo: VisitPhoto; visit: { id: string; patient: { id: string } } };

/**
 * Returns a photo of a visit of the caller, on either side, with the visit.
 *
 * @throws 404 if it is absent, or of a visit of other people
 */
export async function findVisitPhoto(
  id: string,
  { caller, tx }: { caller: Caller; tx: Reader },
): Promise<Found> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .select({ id: consultations.id, patientId: consultations.patientId, photos: consultations.photos })
    .from(consultations)
    .where(
      and(
        ownConsultations(caller, sideOf(caller)),
        sql`${consultations.photos} @> ${JSON.stringify([{ id }])}::jsonb`,
      ),
    );
  const photo = row?.photos.find((one) => one.id === id);
  if (!row || !photo) throw notFound();
  return { photo, visit: { id: row.id, patient: { id: row.patientId ?? erasedPerson } } };
}
