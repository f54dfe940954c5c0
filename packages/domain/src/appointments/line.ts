/** The quality of a connection, from two looks at it that are some seconds apart. Unknown parts are null. */
export type LineSample = {
  /** The share of packets that never arrived, 0 to 1; the worse of both directions. */
  loss: number | null;
  /** Milliseconds for a packet to go there and back. */
  roundTripMs: number | null;
  /** Bits a second that the browser believes it can send. */
  availableBitrate: number | null;
};

export type Line = 'unknown' | 'good' | 'fair' | 'poor';

/**
 * ITU-T G.1010 (11/2001), table I.1: a videophone bears a loss of 1 % of its packets, conversational voice 3 %; for both one way takes at best 150 ms and at
 * most 400 ms, as in ITU-T G.114 (05/2003). There and back is twice as long.
 */
const lineLimits = {
  fairLoss: 0.01,
  poorLoss: 0.03,
  fairRoundTripMs: 300,
  poorRoundTripMs: 800,
  /** Ours: a picture of 480 lines by VP8 is clear from here on. */
  fairBitrate: 600_000,
  /** Ours: below it a picture takes from the sound, which needs some 40 kbit/s. */
  poorBitrate: 150_000,
} as const;

/**
 * Returns what a line is, by the worst that is known of it.
 *
 * @param isPictureSent without a picture the browser's belief says nothing: it grows only by sending, and a picture that was held back would never return
 */
export function assessLine({ loss, roundTripMs, ...sample }: LineSample, isPictureSent = true): Line {
  const availableBitrate = isPictureSent ? sample.availableBitrate : null;
  if (loss === null && roundTripMs === null && availableBitrate === null) return 'unknown';
  const beyond = (value: number | null, limit: number) => value !== null && value > limit;
  const below = (value: number | null, limit: number) => value !== null && value < limit;
  const limits = lineLimits;
  if (
    beyond(loss, limits.poorLoss) ||
    beyond(roundTripMs, limits.poorRoundTripMs) ||
    below(availableBitrate, limits.poorBitrate)
  )
    return 'poor';
  if (
    beyond(loss, limits.fairLoss) ||
    beyond(roundTripMs, limits.fairRoundTripMs) ||
    below(availableBitrate, limits.fairBitrate)
  )
    return 'fair';
  return 'good';
}

/** Looks at the line in a row after which the picture is held back, and after which it returns. It returns later than it goes, so that it does not flicker. */
export const looksToHold = 3;
export const looksToReturn = 8;
/** Milliseconds between two looks. */
export const lookEachMs = 2_000;

/** Sound goes first on a poor line: whether the picture is held back, and for how many looks the line has spoken for a change. */
export type Hold = { isHeld: boolean; count: number };

export const notHeld: Hold = { isHeld: false, count: 0 };

/** Returns the hold after one more look. Of a line that is unknown nothing is concluded. */
export function nextHold({ isHeld, count }: Hold, line: Line): Hold {
  if (line === 'unknown') return { isHeld, count };
  const speaksForChange = isHeld ? line !== 'poor' : line === 'poor';
  if (!speaksForChange) return { isHeld, count: 0 };
  if (count + 1 < (isHeld ? looksToReturn : looksToHold)) return { isHeld, count: count + 1 };
  return { isHeld: !isHeld, count: 0 };
}
