import { notFound } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { reading } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { files as table } from '../../../kernel/tables/files';
import { patientProfiles } from '../../vital-signs/offers';

export const readPatientPhoto = reading('readPatientPhoto', async (_, { tx, caller, files }) => {
  const [photo] = await tx
    .select({ id: table.id, contentType: table.contentType })
    .from(patientProfiles)
    .innerJoin(table, eq(table.id, patientProfiles.photoId))
    .where(own(patientProfiles.userId, caller));
  if (!photo) throw notFound();
  return {
    body: await files.get(photo.id),
    contentType: photo.contentType,
    // A name of ours: the sender's file name was never stored.
    headers: { 'Content-Disposition': `attachment; filename="photo.${photo.contentType.split('/')[1]}"` },
  };
});
