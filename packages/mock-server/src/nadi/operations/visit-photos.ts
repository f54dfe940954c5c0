import { refuseLessPhotos, refusePhoto, type VisitPhoto } from '@nadi/domain/appointments/photos';
import { noPhoto, notAPhoto } from '@nadi/domain/profile/photo';
import { showVisit, visitsOf } from '../kinds/appointments';
import { answer, done, signedIn } from '../operation';
import { typeOfPicture } from '../photos';
import { conflict, notFound, tooLarge, unprocessable } from '../problems';
import { findPerson, type Person, type World } from '../world';
import { maxBytes } from './photos';

function visitOfPhoto(world: World, me: Person, photoId: string | undefined) {
  const visit = visitsOf(world, me).find(({ photos }) => photos.some(({ id }) => id === photoId));
  if (!visit) throw notFound();
  return visit;
}

/** Returns the visit of a photo that was added to it, or sent as a message. */
function visitOfAnyPhoto(world: World, me: Person, photoId: string | undefined) {
  const sent = world.messages.find(({ photo }) => photo?.id === photoId);
  const visit = sent && visitsOf(world, me).find(({ id }) => id === sent.consultationId);
  return visit ?? visitOfPhoto(world, me, photoId);
}

export const visitPhotos = {
  addConsultationPhoto: signedIn(
    'addConsultationPhoto',
    async ({ path, files, me, world, now, newId, touched }) => {
      const visit = visitsOf(world, me).find(({ id }) => id === path.id);
      if (!visit) throw notFound();
      const content = files.photo;
      if (!content) throw unprocessable(noPhoto);
      if (content.size > maxBytes) throw tooLarge('The file is larger than 5 MB. Nothing was saved.');
      const type = await typeOfPicture(content);
      if (!type) throw unprocessable(notAPhoto);
      const refusal = refusePhoto(visit);
      if (refusal) throw conflict(refusal);
      const photo = { id: newId(), contentType: type as VisitPhoto['contentType'] };
      me.files.push({ ...photo, bytes: content.size, createdAt: now.toISOString(), content });
      const updatedAt = now.toISOString();
      Object.assign(visit, { photos: [...visit.photos, photo], version: visit.version + 1, updatedAt });
      touched({ recordIds: [visit.id] });
      return answer(showVisit(visit, me, now));
    },
  ),
  readConsultationPhoto: signedIn('readConsultationPhoto', async ({ path, me, world, touched }) => {
    const visit = visitOfAnyPhoto(world, me, path.id);
    const both = [visit.patient.id, visit.doctor.id].map((id) => findPerson(world, id));
    const file = both.flatMap((one) => one?.files ?? []).find(({ id }) => id === path.id);
    if (!file) throw notFound();
    touched({ recordIds: [visit.id] });
    const { content, contentType: type } = file;
    return {
      bytes: { content: new Uint8Array(await content.arrayBuffer()), type },
      headers: { 'Content-Disposition': `attachment; filename="photo.${type.split('/')[1]}"` },
    };
  }),
  deleteConsultationPhoto: signedIn('deleteConsultationPhoto', ({ path, me, world, now, touched }) => {
    const visit = visitOfPhoto(world, me, path.id);
    const refusal = refuseLessPhotos(visit);
    if (refusal) throw conflict(refusal);
    const photos = visit.photos.filter(({ id }) => id !== path.id);
    Object.assign(visit, { photos, version: visit.version + 1, updatedAt: now.toISOString() });
    me.files = me.files.filter(({ id }) => id !== path.id);
    touched({ recordIds: [visit.id] });
    return done();
  }),
};
