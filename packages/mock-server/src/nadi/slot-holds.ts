import type { SlotHold } from '@nadi/domain/appointments/hold';
import { isActive } from '@nadi/domain/appointments/states';
import type { KeptVisit } from './kinds/appointments';
import type { World } from './world';

/** A time that is held while a patient books it, with whose it is. In the mock each person asks for themselves. */
export type KeptHold = SlotHold & { id: string; patientId: string };

/** Ends what is held for a patient, now that a visit has its time. */
export function endHold(
  world: World,
  { patient, doctor, scheduledAt, status }: Pick<KeptVisit, 'patient' | 'doctor' | 'scheduledAt' | 'status'>,
): void {
  if (!isActive(status)) return;
  const startMs = new Date(scheduledAt).getTime();
  world.slotHolds = world.slotHolds.filter(
    (hold) =>
      hold.patientId !== patient.id ||
      hold.doctorId !== doctor.id ||
      new Date(hold.scheduledAt).getTime() !== startMs,
  );
}
