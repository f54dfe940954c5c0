import type { ServerEvent } from '../../kernel/sockets/live';

/** Has the open pages of both sides read a visit again. */
export function tellBoth(
  { id, patient, doctor }: { id: string; patient: { id: string }; doctor: { id: string } },
  { tell }: { tell(userId: string, event: ServerEvent): void },
): void {
  for (const person of [patient.id, doctor.id])
    tell(person, { name: 'consultation-changed', message: { consultationId: id } });
}
