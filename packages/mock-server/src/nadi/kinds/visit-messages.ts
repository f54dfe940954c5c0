import type { NewVisitMessage } from '@nadi/contract/schema';
import {
  type KeptMessage,
  noMessage,
  presentMessage,
  refuseMessage,
} from '@nadi/domain/appointments/messages';
import type { VisitPhoto } from '@nadi/domain/appointments/photos';
import { notAPhoto } from '@nadi/domain/profile/photo';
import type { Given, Kind } from '../../mock-types';
import { maxBytes } from '../operations/photos';
import { conflict, notFound, tooLarge, unprocessable } from '../problems';
import { worldOf } from '../world';
import { sideOf, visitsOf } from './appointments';
import { keptList, ownerOf, putInto } from './list-adapters';

const types: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
] satisfies VisitPhoto['contentType'][];

function visitOf(given: Given) {
  const visit = visitsOf(worldOf(given.store), ownerOf(given)).find(({ id }) => id === given.path.id);
  if (!visit) throw notFound();
  return visit;
}

/** Keeps the photo of a message. The mock believes what its sender says of its type. */
function keepPhoto(content: Blob, given: Given): VisitPhoto {
  if (content.size > maxBytes) throw tooLarge('The file is larger than 5 MB. Nothing was saved.');
  if (!types.includes(content.type)) throw unprocessable(notAPhoto);
  const photo = { id: given.newId(), contentType: content.type as VisitPhoto['contentType'] };
  const createdAt = given.now.toISOString();
  ownerOf(given).files.push({ ...photo, bytes: content.size, createdAt, content });
  return photo;
}

export const visitMessages: Kind<KeptMessage> = {
  kept(given) {
    const world = worldOf(given.store);
    const { id } = visitOf(given);
    return keptList(() => world.messages.filter(({ consultationId }) => consultationId === id), {
      put: (message) => putInto(world.messages, message),
    });
  },
  make(sent, _, given) {
    const text = (sent as { message?: NewVisitMessage }).message?.text ?? null;
    const content = given.files.photo;
    if (!content && text === null) throw unprocessable(noMessage);
    const visit = visitOf(given);
    const own = worldOf(given.store).messages.filter(({ consultationId }) => consultationId === visit.id);
    const counts = { messages: own.length, photos: own.filter(({ photo }) => photo).length };
    const refusal = refuseMessage(visit, given.now, counts, content !== undefined);
    if (refusal) throw conflict(refusal);
    return {
      ...{ consultationId: visit.id, author: sideOf(ownerOf(given)), isActing: false, text },
      photo: content ? keepPhoto(content, given) : null,
    };
  },
  show: presentMessage,
};
