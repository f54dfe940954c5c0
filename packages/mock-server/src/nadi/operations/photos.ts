import { noPhoto, notAPhoto } from '@nadi/domain/profile/photo';
import { done, signedIn } from '../operation';
import { photoOf, typeOfPicture } from '../photos';
import { notFound, tooLarge, unprocessable } from '../problems';
import type { Person } from '../world';

/** Bytes of a photo. */
export const maxBytes = 5 * 1024 * 1024;

export const photos = {
  readPatientPhoto: signedIn('readPatientPhoto', ({ me }) => answerPhoto(me)),
  readDoctorPhoto: signedIn('readDoctorPhoto', ({ me }) => answerPhoto(me)),
  changePhoto: signedIn('changePhoto', ({ files, ...given }) => change(files.photo, given)),
  removePhoto: signedIn('removePhoto', ({ me }) => remove(me)),
};

async function answerPhoto(me: Person) {
  const photo = photoOf(me);
  if (!photo) throw notFound();
  const { content, contentType: type } = photo;
  return {
    bytes: { content: new Uint8Array(await content.arrayBuffer()), type },
    headers: { 'Content-Disposition': `attachment; filename="photo.${type.split('/')[1]}"` },
  };
}

type Given = { me: Person; now: Date; newId(): string };

async function change(content: Blob | undefined, { me, now, newId }: Given) {
  if (!content) throw unprocessable(noPhoto);
  if (content.size > maxBytes) throw tooLarge('The file is larger than 5 MB. Nothing was saved.');
  const contentType = await typeOfPicture(content);
  if (!contentType) throw unprocessable(notAPhoto);
  remove(me);
  const id = newId();
  me.files.push({ id, contentType, bytes: content.size, createdAt: now.toISOString(), content });
  setPhoto(me, id);
  return done();
}

function remove(me: Person) {
  const before = photoOf(me);
  me.files = me.files.filter((file) => file !== before);
  setPhoto(me, null);
  return done();
}

function setPhoto(me: Person, photoId: string | null): void {
  if (me.patient) me.patient = { ...me.patient, photoId };
  if (me.doctor) me.doctor = { ...me.doctor, photoId };
}
