import { notFound } from '@nadi/api-server/problem';
import { erasedPerson } from '@nadi/domain/appointments/notes';
import type { VisitPhoto } from '@nadi/domain/appointments/photos';
import { and, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownConsultations } from '../policy/own-consultations';
import { ownMessages } from '../policy/own-messages';
import { consultationMessages } from '../tables/consultation-messages';
import { consultations } from '../tables/consultations';
import { sideOf } from './find-consultations';

type Found = { photo: VisitPhoto; visit: { id: string; patient: { id: string } } };
type Given = { caller: Caller; tx: Reader };

/**
 * Returns a photo that was added to a visit of the caller, on either side, with the visit.
 *
 * @throws 404 if it is absent, or of a visit of other people
 */
export async function findVisitPhoto(id: string, given: Given): Promise<Found> {
  const found = isUuid(id) ? await findAdded(id, given) : null;
  if (!found) throw notFound();
  return found;
}

/** Returns the same, or a photo that was sent as a message. */
export async function findAnyPhoto(id: string, given: Given): Promise<Found> {
  const found = isUuid(id) ? ((await findAdded(id, given)) ?? (await findSent(id, given))) : null;
  if (!found) throw notFound();
  return found;
}

const visitOf = (row: { id: string; patientId: string | null }) => ({
  id: row.id,
  patient: { id: row.patientId ?? erasedPerson },
});

async function findAdded(id: string, { caller, tx }: Given): Promise<Found | null> {
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
  return row && photo ? { photo, visit: visitOf(row) } : null;
}

async function findSent(id: string, { caller, tx }: Given): Promise<Found | null> {
  const { consultationId, patientId, photo } = consultationMessages;
  const [row] = await tx
    .select({ id: consultationId, patientId, photo })
    .from(consultationMessages)
    .where(and(ownMessages(caller, sideOf(caller)), sql`${photo} ->> 'id' = ${id}`));
  return row?.photo ? { photo: row.photo, visit: visitOf(row) } : null;
}
