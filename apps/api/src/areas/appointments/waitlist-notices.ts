import {
  doctorIsGone,
  type KeptOffer,
  maxMissed,
  type WaitlistEnd,
} from '@nadi/domain/appointments/waitlist';
import { isoOf } from '@nadi/domain/kernel/at';
import type { Notice } from '../../kernel/notify/notify';
import { doctorOf, forPatient, sayTime } from './notices';
import type { WaitlistRow } from './tables/waitlist-entries';

type Told = Pick<WaitlistRow, 'id' | 'doctor' | 'timeZone'>;

const sayAt = (at: KeptOffer['expiresAt'], { timeZone }: Told) =>
  sayTime({ scheduledAt: isoOf(at), timeZone });

const told = { category: 'general', action: forPatient } as const;

/** It comes in quiet hours too: an hour later it is of no use. */
export const timeOffered = (entry: Told, offer: KeptOffer, now: Date): Notice => ({
  ...told,
  type: 'waitlist-offer',
  title: `A time is free with ${doctorOf(entry)}`,
  body: `${sayAt(offer.scheduledAt, entry)}. It is held for you until ${sayAt(offer.expiresAt, entry)}. Take it or decline it in the appointments.`,
  isUrgent: true,
  about: `${entry.id} ${isoOf(offer.scheduledAt)} ${now.toISOString()}`,
});

export const offerTakenBack = (entry: Told, offer: KeptOffer): Notice => ({
  ...told,
  type: 'waitlist-offer-ended',
  title: `The time with ${doctorOf(entry)} is not free any more`,
  body: `It was ${sayAt(offer.scheduledAt, entry)}. It cannot be booked any more. You are still on the waitlist.`,
  isUrgent: true,
  about: `${entry.id} ${isoOf(offer.scheduledAt)} ${isoOf(offer.expiresAt)}`,
});

const toJoinAgain = ({ doctor }: Told) => ({
  label: 'See the free times',
  href: `/dashboard/consultations/book?doctor=${doctor.id}`,
});

const ends: Record<WaitlistEnd, string> = {
  missed: `You missed ${maxMissed} offers, so you are not on the list any more. You can join it again.`,
  past: 'The last day that you chose has passed, and no time was booked. You can join the list again.',
  unavailable: `${doctorIsGone} Choose another doctor.`,
};

export const waitlistEnded = (entry: Told, because: WaitlistEnd | null): Notice => ({
  ...told,
  type: 'waitlist-ended',
  title: `Your wait for ${doctorOf(entry)} has ended`,
  body: ends[because ?? 'past'],
  ...(because !== 'unavailable' && { action: toJoinAgain(entry) }),
  about: entry.id,
});
