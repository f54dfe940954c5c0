import type { DirectoryDoctor, NewAvailability, Slot as ShownSlot } from '@nadi/contract/schema';
import { presetAvailability } from './availability';
import { firstSlots, type Slot, type Span } from './slots';

export type KnownDoctor = Pick<
  DirectoryDoctor,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'specialization'
  | 'licenseNumber'
  | 'council'
  | 'experience'
  | 'languages'
  | 'about'
>;

export const presentSlot = ({ start, end, types }: Slot): ShownSlot => ({
  startsAt: start.toISOString(),
  endsAt: end.toISOString(),
  types,
});

/** Presents a verified doctor to patients. @param availability null if the doctor said nothing yet */
export function presentDirectoryDoctor(
  doctor: KnownDoctor,
  availability: NewAvailability | null,
  { busy, now }: { busy: readonly Span[]; now: Date },
): DirectoryDoctor {
  const rules = availability ?? presetAvailability;
  const { timeZone, visitMinutes, confirmation, fees, clinicAddress } = rules;
  const [next] = firstSlots(rules, { busy, now }, 1);
  return {
    ...doctor,
    timeZone,
    visitMinutes,
    confirmation,
    fees,
    clinicAddress,
    nextSlot: next ? presentSlot(next) : null,
  };
}
