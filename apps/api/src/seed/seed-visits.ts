import { examples } from '@nadi/contract/examples';
import type { Availability, Consultation } from '@nadi/contract/schema';
import { firstSlots } from '@nadi/domain/appointments/slots';
import { isActive } from '@nadi/domain/appointments/states';
import { v7 } from 'uuid';
import { availabilities, consultationNotes, consultations } from '../areas/appointments/offers';
import type { Writer } from '../kernel/db/transaction';

const told = examples.listConsultations.answers['200'].asha.data as unknown as readonly Consultation[];
const hours = examples.readAvailability.answers['200'].meera.data as unknown as Availability;

/** Adds the hours of the example's doctor, and the visits of her patient: the one to come at her next free time, the others moved by whole days. */
export async function seedVisits(doctorId: string, shift: number, now: Date, tx: Writer): Promise<void> {
  const moved = (text: string) => new Date(Date.parse(text) + shift);
  const exceptions = hours.exceptions.map((one) => ({
    ...one,
    date: moved(one.date).toISOString().slice(0, 10),
  }));
  const open: Availability = { ...hours, exceptions: exceptions.map((one) => ({ ...one })) };
  await tx.insert(availabilities).values({ doctorId, ...open, updatedAt: now });
  const next = firstSlots(open, { busy: [], now, type: 'video_call' }, 4).at(-1);
  for (const { notes, addenda, patient, doctor, ...visit } of told) {
    const { id, status, type, duration, timeZone, reason, fee, clinicAddress, version } = visit;
    const isToCome = isActive(status);
    if (isToCome && !next) continue;
    const at = (text: string): Date => (isToCome ? now : moved(text));
    const scheduledAt = isToCome && next ? next.start : moved(visit.scheduledAt);
    const endsAt = isToCome && next ? next.end : moved(visit.endsAt);
    const signedAt = visit.signedAt && moved(visit.signedAt);
    await tx.insert(consultations).values({
      ...{ id, status, type, duration, timeZone, reason, fee, clinicAddress, version },
      ...{ patientId: patient.id, doctorId, patient, doctor, scheduledAt, endsAt },
      signedAt: signedAt || null,
      changes: visit.changes.map((one) => ({
        ...one,
        at: at(one.at).toISOString(),
        scheduledAt: scheduledAt.toISOString(),
      })),
      createdAt: at(visit.createdAt),
      updatedAt: at(visit.updatedAt),
    });
    const note = { consultationId: id, patientId: patient.id, doctorId };
    if (notes && signedAt)
      await tx
        .insert(consultationNotes)
        .values({ ...note, id: v7(), kind: 'signed', text: notes, at: signedAt });
    for (const { text, at: added } of addenda)
      await tx
        .insert(consultationNotes)
        .values({ ...note, id: v7(), kind: 'addendum', text, at: moved(added) });
  }
}
