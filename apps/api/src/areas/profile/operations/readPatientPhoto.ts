import { eq } from 'drizzle-orm';
import { answerPhoto } from '../../../kernel/files/answer-photo';
import { query } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { files as table } from '../../../kernel/tables/files';
import { patientProfiles } from '../../vital-signs/offers';

export const readPatientPhoto = query('readPatientPhoto', async (_, { tx, caller, files }) => {
  const [photo] = await tx
    .select({ id: table.id, contentType: table.contentType })
    .from(patientProfiles)
    .innerJoin(table, eq(table.id, patientProfiles.photoId))
    .where(own(patientProfiles.userId, caller));
  return answerPhoto(photo, files);
});
