import { eq } from 'drizzle-orm';
import { answerPhoto } from '../../../kernel/files/answer-photo';
import { query } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { files as table } from '../../../kernel/tables/files';
import { doctorProfiles } from '../tables/doctor-profiles';

export const readDoctorPhoto = query('readDoctorPhoto', async (_, { tx, caller, files }) => {
  const [photo] = await tx
    .select({ id: table.id, contentType: table.contentType })
    .from(doctorProfiles)
    .innerJoin(table, eq(table.id, doctorProfiles.photoId))
    .where(own(doctorProfiles.userId, caller));
  return answerPhoto(photo, files);
});
