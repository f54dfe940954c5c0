import { type At, isoOf } from '../kernel/at';
import { type NoCall, noCallBecause } from './call';
import type { VisitPhoto } from './photos';
import { checkInMinutes } from './states';
import type { ConsultationStatus, Side, VisitType } from './visit';

/** A message of a visit, as it is kept. */
export type KeptMessage = {
  id: string;
  consultationId: string;
  author: Side;
  /** Written by someone who acts for the patient. */
  isActing: boolean;
  text: string | null;
  photo: VisitPhoto | null;
  createdAt: At;
};

/** The fault of a message with neither words nor a photo. */
export const noMessage = {
  pointer: '/body/message',
  message: 'Must be given without a photo.',
  code: 'required',
} as const;

/** Characters of a message at most. */
export const maxMessageText = 2000;
/** As many messages as a visit has: one each seven seconds for an hour. */
export const maxMessages = 500;
/** As many of them as are photos. */
export const maxMessagePhotos = 20;

const refusals: Readonly<Record<NoCall, string>> = {
  'in-clinic': 'This visit is in the clinic. It has no messages.',
  'not-confirmed': 'This visit is not confirmed yet. Messages can be written once it is.',
  early: `Messages can be written from ${checkInMinutes} minutes before the visit.`,
  over: 'This visit is over. Its messages can be read, and no more are written.',
};

type Written = { status: ConsultationStatus; type: VisitType; scheduledAt: At; endsAt: At };
type Counts = { messages: number; photos: number };

/** Returns why a message cannot be written at a visit, as a sentence; null if it can. @param isPhoto true if it has a photo */
export function refuseMessage(
  visit: Written,
  now: Date,
  { messages, photos }: Counts,
  isPhoto: boolean,
): string | null {
  // They keep the visit alive where its call cannot, and so have the same hours.
  const why = noCallBecause(visit, now);
  if (why) return refusals[why];
  if (messages >= maxMessages) return `This visit has ${maxMessages} messages, and takes no more.`;
  return isPhoto && photos >= maxMessagePhotos
    ? `${maxMessagePhotos} photos were sent at this visit, and it takes no more.`
    : null;
}

/** Presents a message for either side. */
export const presentMessage = ({ createdAt, ...message }: KeptMessage) => ({
  id: message.id,
  consultationId: message.consultationId,
  author: message.author,
  isActing: message.isActing,
  text: message.text,
  photo: message.photo,
  createdAt: isoOf(createdAt),
});

type Shown = Pick<KeptMessage, 'id' | 'author'>;

/**
 * Returns how many messages of the other side one has not seen: those after the last that was seen, and after the last that one wrote. @param messages oldest
 * first @param seen the id of the last one that was shown; null if none was
 */
export function countUnseen(messages: readonly Shown[], side: Side, seen: string | null): number {
  const from = messages.findLastIndex(({ id, author }) => id === seen || author === side);
  return messages.slice(from + 1).length;
}
