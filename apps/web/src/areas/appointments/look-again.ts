import type { WaitlistEntry } from '@nadi/contract/schema';

export const isOpen = ({ status }: Pick<WaitlistEntry, 'status'>): boolean =>
  status === 'waiting' || status === 'offered';

/** Offers are told by an event, except to adults who help: this is for them, and for an event that was missed. Each look is in the access log. */
const usuallyMs = 300_000;

/** Returns the milliseconds after which the waitlists are read again: soon after an offer expires; false if no entry can change. */
export function lookAgainIn(
  entries: readonly Pick<WaitlistEntry, 'status' | 'offer'>[],
  now: number,
): number | false {
  if (!entries.some(isOpen)) return false;
  const ends = entries.flatMap(({ offer }) => (offer ? [Date.parse(offer.expiresAt) + 1000 - now] : []));
  return Math.min(usuallyMs, ...ends.filter((wait) => wait > 0));
}
