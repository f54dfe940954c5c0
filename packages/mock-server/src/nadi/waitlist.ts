import type { ConsultationDoctor, ConsultationStatus, WaitlistEntry } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { daysAway } from '@nadi/domain/appointments/cancel-day';
import { spansHeld } from '@nadi/domain/appointments/hold';
import type { Span } from '@nadi/domain/appointments/slots';
import { isActive, isToCome } from '@nadi/domain/appointments/states';
import {
  type Entry,
  isLive,
  isOpen,
  planOffers,
  presentEntry,
  spanOf,
} from '@nadi/domain/appointments/waitlist';
import type { At } from '@nadi/domain/kernel/at';
import { findPerson, seesPatients, type World } from './world';

/** An entry on the waitlist of a doctor, with whose it is. */
export type KeptEntry = Entry & {
  patientId: string;
  doctorId: string;
  doctor: ConsultationDoctor;
  timeZone: string;
};

const busyWithVisits = (world: World, doctorId: string, exceptId?: string): Span[] =>
  world.visits
    .filter(({ id, doctor, status }) => doctor.id === doctorId && id !== exceptId && isActive(status))
    .map(({ scheduledAt, endsAt }) => ({ start: new Date(scheduledAt), end: new Date(endsAt) }));

const holdsWith = (world: World, doctorId: string) =>
  world.slotHolds.filter((hold) => hold.doctorId === doctorId);

function canBook(world: World, patientId: string): boolean {
  const person = findPerson(world, patientId);
  return !person?.suspension?.suspendedAt && !person?.account.deletionRequestedAt;
}

const rulesOf = (world: World, doctorId: string) =>
  findPerson(world, doctorId)?.availability ?? presetAvailability;

/** Offers the free times of a doctor to whoever waits. The mock has no jobs: it looks whenever someone asks. */
export function offerTimes(world: World, doctorId: string, now: Date): void {
  const open = world.waitlist.filter((entry) => entry.doctorId === doctorId && isOpen(entry));
  if (open.length === 0) return;
  const found = findPerson(world, doctorId);
  if (!seesPatients(found)) {
    for (const entry of open)
      Object.assign(entry, { status: 'ended', endedBecause: 'unavailable', offer: null });
    return;
  }
  const entries = open.map((entry) => ({
    ...entry,
    own: world.visits
      .filter((visit) => visit.patient.id === entry.patientId && isToCome(visit, now))
      .map(({ doctor, scheduledAt, endsAt }) => ({ doctorId: doctor.id, scheduledAt, endsAt })),
    canBook: canBook(world, entry.patientId),
  }));
  const away = daysAway(
    world.visits.filter(({ doctor }) => doctor.id === doctorId),
    now,
  );
  const busy = [...busyWithVisits(world, doctorId), ...away];
  const booking = spansHeld(holdsWith(world, doctorId), now);
  const planned = planOffers(entries, rulesOf(world, doctorId), { busy, booking, now });
  for (const { own: _, canBook: __, ...after } of planned)
    Object.assign(world.waitlist.find(({ id }) => id === after.id) ?? {}, after);
}

/** When a doctor has visits, and what is held for someone else than who asks. */
export function busyOf(
  world: World,
  doctorId: string,
  { now, meId, exceptId }: { now: Date; meId: string; exceptId?: string | undefined },
): Span[] {
  offerTimes(world, doctorId, now);
  const held = world.waitlist.flatMap((entry) =>
    entry.doctorId === doctorId && entry.patientId !== meId && isLive(entry, now)
      ? [spanOf(entry.offer)]
      : [],
  );
  const booking = holdsWith(world, doctorId).filter(({ patientId }) => patientId !== meId);
  return [...busyWithVisits(world, doctorId, exceptId), ...held, ...spansHeld(booking, now)];
}

/** The entries of a person, with the offers that they have now. */
export function waitlistOf(world: World, patientId: string, now: Date): KeptEntry[] {
  const own = world.waitlist.filter((entry) => entry.patientId === patientId);
  for (const { doctorId } of own) offerTimes(world, doctorId, now);
  return own;
}

/** Ends the wait of a person for a doctor if a visit has the time that was held. */
export function tookHeldTime(
  world: World,
  visit: { patient: { id: string }; doctor: { id: string }; scheduledAt: At; status: ConsultationStatus },
): void {
  if (!isActive(visit.status)) return;
  const isTaken = ({ patientId, doctorId, offer }: KeptEntry) =>
    patientId === visit.patient.id &&
    doctorId === visit.doctor.id &&
    offer !== null &&
    spanOf(offer).start.getTime() === new Date(visit.scheduledAt).getTime();
  for (const entry of world.waitlist.filter(isTaken)) Object.assign(entry, { status: 'booked', offer: null });
}

export const showEntry = (entry: KeptEntry, world: World, now: Date): WaitlistEntry =>
  presentEntry(entry, rulesOf(world, entry.doctorId), now);
