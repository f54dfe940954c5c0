import type { AccountExport } from '@nadi/contract/schema';
import { presentMessage } from '@nadi/domain/appointments/messages';
import type { KeptConsultation } from '@nadi/domain/appointments/present-consultation';
import { visitsOf } from './kinds/appointments';
import type { Person, World } from './world';

/** The visits of a patient with their signed notes, in the form of an export. */
export function exportVisits(
  person: Person,
  world: World,
): Pick<
  AccountExport,
  'consultations' | 'consultationNotes' | 'consultationMessages' | 'waitlistEntries' | 'prescriptions'
> {
  const own = visitsOf(world, person).filter(({ patient }) => patient.id === person.account.id);
  const text = (at: KeptConsultation['createdAt']) => new Date(at).toISOString();
  return {
    consultations: own.map(({ notesKept: _, noteVersion: __, prescription: ___, ...visit }) => ({
      ...visit,
      doctorId: visit.doctor.id,
      scheduledAt: text(visit.scheduledAt),
      endsAt: text(visit.endsAt),
      signedAt: visit.signedAt && text(visit.signedAt),
      rating: visit.rating && {
        ...visit.rating,
        ...{ ratedAt: text(visit.rating.ratedAt), changedAt: text(visit.rating.changedAt) },
      },
      createdAt: text(visit.createdAt),
      updatedAt: text(visit.updatedAt),
    })),
    prescriptions: world.prescriptions
      .filter(({ patientId, state }) => patientId === person.account.id && state !== 'draft')
      .map(({ patientId: _, ...row }) => ({
        ...row,
        ...{ hash: null, token: null, signedAt: row.signedAt && text(row.signedAt) },
        cancelledAt: row.cancelledAt && text(row.cancelledAt),
        ...{ createdAt: text(row.createdAt), updatedAt: text(row.updatedAt) },
      })),
    consultationMessages: own.flatMap(({ id, doctor }) =>
      world.messages
        .filter(({ consultationId }) => consultationId === id)
        .map((message) => ({ ...presentMessage(message), doctorId: doctor.id })),
    ),
    // The mock keeps no columns of them.
    waitlistEntries: [],
    consultationNotes: own.flatMap(({ id, doctor, notesKept }) =>
      notesKept
        .filter(({ kind }) => kind !== 'draft')
        .map((note, index) => ({
          id: `${id.slice(0, -2)}${String(index).padStart(2, '0')}`,
          consultationId: id,
          doctorId: doctor.id,
          ...note,
          at: text(note.at),
        })),
    ),
  };
}
