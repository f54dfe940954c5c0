import { badRequest, tooManyRequests, unavailable } from '@nadi/api-server/problem';
import { readPicture } from '@nadi/contract/picture';
import { askApart, type Limits } from '../apart/apart';
import { takingTurns } from '../limits/turns';
import type { Caller } from '../people/caller';
import type { DrawnPhoto, PhotoOutcome } from './drawn-photo';

const megabyte = 1024 * 1024;

/** Limits of decoding one photo. Pixels in memory are at most 200 MB; see `readPicture`. */
const usualLimits: Limits = { milliseconds: 15_000, heap: 128 * megabyte, growth: 450 * megabyte };

/** One at a time on each server, and one of each person in its line, so that nobody's uploads hold up all others. */
const inTurn = takingTurns(1, {
  maxWaiting: 40,
  refuse: () => {
    throw unavailable();
  },
});
const inOwnTurn = takingTurns(1, {
  maxWaiting: 3,
  refuse: () => {
    throw tooManyRequests(10);
  },
});

type Tools = {
  caller: Caller;
  /** The server's, which has one line. */
  files: object;
  isGone(): boolean;
};

/**
 * Decodes a photo in a process of its own, before any transaction, and draws it anew. What is no picture by its own parts is refused
 * before that.
 *
 * @returns null if it is not a picture, cannot be decoded, or takes too much memory
 * @throws 429 if the person sends too many at once, 503 if too many people do, or if its time was over, as on a machine with much other work
 */
export async function drawPhoto(
  sent: Uint8Array,
  { caller, files, isGone }: Tools,
  limits: Limits = usualLimits,
): Promise<DrawnPhoto | null> {
  const picture = readPicture(sent);
  if (!picture) return null;
  const contentType = picture.type;
  return inOwnTurn(caller.userId, () =>
    inTurn(files, async () => {
      if (isGone()) throw badRequest('The connection was closed before the photo was read.');
      const program = { name: 'photo-process', from: import.meta.url, args: [contentType], limits };
      const outcome = await askApart<PhotoOutcome>(program, [sent]);
      if (outcome === 'killed') throw unavailable();
      if (outcome === 'ended') return null;
      if (outcome.drawn) return { bytes: Buffer.from(outcome.drawn), contentType };
      if (outcome.isLate) throw unavailable();
      return null;
    }),
  );
}
