import { conflict } from '@nadi/api-server/problem';
import type { VisitMessage } from '@nadi/contract/schema';
import { presentMessage, refuseMessage } from '@nadi/domain/appointments/messages';
import type { VisitPhoto } from '@nadi/domain/appointments/photos';
import type { Touch } from '../../kernel/audit/append';
import type { Writer } from '../../kernel/db/transaction';
import type { Caller } from '../../kernel/people/caller';
import type { ServerEvent } from '../../kernel/sockets/live';
import { holdConsultation, sideOf } from './queries/find-consultations';
import { countMessages } from './queries/find-messages';
import { consultationMessages } from './tables/consultation-messages';
import { touchOf } from './touch-of';

type Given = {
  caller: Caller;
  tx: Writer;
  now: Date;
  newId(): string;
  touched(touch: Touch): void;
  tell(userId: string, event: ServerEvent): void;
};

type Content = {
  text: string | null;
  /** Keeps its photo, once it is sure to be taken. */
  photo: (() => Promise<VisitPhoto>) | null;
};

/**
 * Adds a message of the caller to a visit, and has the open pages of both sides ask for it.
 *
 * @throws 404 if the visit is absent or of other people, 409 if nothing can be written now
 */
export async function addMessage(
  consultationId: string,
  { text, photo }: Content,
  given: Given,
): Promise<VisitMessage> {
  const { caller, tx, now, newId, touched, tell } = given;
  // Held, so that of two at once the second counts the first.
  const { row, shown } = await holdConsultation(consultationId, undefined, given);
  touched(touchOf(shown, caller));
  const refusal = refuseMessage(row, now, await countMessages(row.id, given), photo !== null);
  if (refusal) throw conflict(refusal);
  const [message] = await tx
    .insert(consultationMessages)
    .values({
      id: newId(),
      consultationId: row.id,
      patientId: row.patientId,
      doctorId: row.doctorId,
      author: sideOf(caller),
      text,
      photo: photo && (await photo()),
      createdAt: now,
    })
    .returning();
  if (!message) throw new Error('A message was not added.');
  for (const person of [shown.patient.id, shown.doctor.id])
    tell(person, { name: 'consultation-messages-changed', message: { consultationId: row.id } });
  return presentMessage(message);
}
