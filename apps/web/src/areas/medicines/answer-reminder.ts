import { randomId } from '@nadi/api-client/random-id';
import type { NewMedicineDose } from '@nadi/contract/schema';
import { type DosesAsked, maxAnswered } from '@nadi/domain/medicines/reminders';
import { nowHere } from '../../kernel/browser/now-here';
import type { Outbox } from '../../kernel/offline/outbox';
import { subjectOfNew } from '../../kernel/offline/subjects';
import type { OutboxEntry } from '../../kernel/offline/write';
import { doseOperations } from './dose-operations';
import { addition } from './dose-writes';

export type DoseAnswer = NewMedicineDose['status'];

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Reads the doses of a push message. @returns null if it has none that can be answered */
export function readDosesAsked(value: unknown): DosesAsked | null {
  const { owner, day, time, medicineIds } = (value ?? {}) as Record<string, unknown>;
  if (!isId(owner) || !isText(day, /^\d{4}-\d\d-\d\d$/) || !isText(time, /^\d\d:\d\d$/)) return null;
  if (!Array.isArray(medicineIds) || !medicineIds.every(isId)) return null;
  const ids = [...new Set(medicineIds)];
  return ids.length > 0 && ids.length <= maxAnswered ? { owner, day, time, medicineIds: ids } : null;
}

/**
 * Stores an answer as a press on the screen does: one entry for each dose, of this moment.
 *
 * @returns the entries that record it, those of an earlier press included; null if this device keeps another record of one of the doses, or could store a part only, so that the person must look
 * @throws {NoRoomError} if not all can be stored; then none is
 */
export async function keepAnswer(
  { day, time, medicineIds }: DosesAsked,
  status: DoseAnswer,
  outbox: Pick<Outbox, 'list' | 'keep' | 'discard'>,
): Promise<OutboxEntry[] | null> {
  const at = nowHere();
  const isAsked = ({ medicineId, ...dose }: NewMedicineDose) =>
    dose.day === day && dose.time === time && medicineIds.includes(medicineId);
  const here = (await outbox.list()).flatMap((entry) => {
    const dose = doseOf(entry);
    return dose && isAsked(dose) ? [{ entry, dose }] : [];
  });
  const isSaid = ({ entry, dose }: (typeof here)[number]) =>
    entry.write.operation === doseOperations.add &&
    entry.standing.phase === 'waiting' &&
    dose.status === status;
  if (!here.every(isSaid)) return null;
  const kept = here.map(({ entry }) => entry);
  const added: OutboxEntry[] = [];
  try {
    for (const medicineId of medicineIds) {
      if (here.some(({ dose }) => dose.medicineId === medicineId)) continue;
      const idempotencyKey = randomId();
      const entry = await outbox.keep({
        write: addition({ medicineId, status, day, time, at, reason: null }),
        idempotencyKey,
        subject: subjectOfNew(doseOperations.type, idempotencyKey),
        baseVersion: null,
        patientId: null,
      });
      added.push(entry);
    }
  } catch (error) {
    const undone = await Promise.all(added.map((entry) => outbox.discard(entry).catch(() => false)));
    // An open page may be sending one: then half of the answer may count, and the person must look.
    if (undone.includes(false)) return null;
    throw error;
  }
  return [...kept, ...added];
}

/** Returns the dose that an entry of one's own records, corrects or undoes; null if it is about anything else. */
function doseOf({ write, patientId }: OutboxEntry): NewMedicineDose | null {
  if (patientId !== undefined) return null;
  switch (write.operation) {
    case 'recordMedicineDose':
      return write.body;
    case 'updateMedicineDose':
      return { ...write.read, ...write.body };
    case 'deleteMedicineDose':
      return write.read;
    default:
      return null;
  }
}
