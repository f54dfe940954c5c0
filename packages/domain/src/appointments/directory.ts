import { offeredTypes, presetAvailability } from './availability';
import { firstSlots, type Slot, type Span } from './slots';
import type { Availability, VisitType } from './visit';

/** A slot as JSON has it. */
export type ShownSlot = { startsAt: string; endsAt: string; types: VisitType[] };

/** A doctor of the directory, beside who they are. */
export type Bookable = Pick<
  Availability,
  'timeZone' | 'visitMinutes' | 'confirmation' | 'fees' | 'clinicAddress'
> & { types: VisitType[]; nextSlot: ShownSlot | null };

export const presentSlot = ({ start, end, types }: Slot): ShownSlot => ({
  startsAt: start.toISOString(),
  endsAt: end.toISOString(),
  types,
});

/** Presents a verified doctor to patients. @param availability null if the doctor said nothing yet */
export function presentDirectoryDoctor<Doctor extends object>(
  doctor: Doctor,
  availability: Availability | null,
  { busy, now }: { busy: readonly Span[]; now: Date },
): Doctor & Bookable {
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
    types: offeredTypes(rules, now),
    nextSlot: next ? presentSlot(next) : null,
  };
}
