import { bloodPressureBounds, findImplausible, plausibleBounds } from '@nadi/domain/vital-signs/bounds';
import { decimalsOf, unitsOf } from '@nadi/domain/vital-signs/units';
import { isUnusual } from '@nadi/domain/vital-signs/unusual';
import { type Unit, type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import type {
  DraftCheck,
  KindUnit,
  ReadingDraft,
  ReadingKind,
} from '@nadi/ui/screens/vital-signs/VitalSignsScreen';

function unitOf(type: VitalSignType, id: Unit): KindUnit {
  const bounds = type === 'blood_pressure' ? bloodPressureBounds.systolic : plausibleBounds[type][id];
  if (!bounds) throw new Error(`The clinical rules have no bounds for ${type} in ${id}.`);
  return { id, ...bounds, decimals: decimalsOf[id] };
}

/** The values that can be entered, by the clinical rules. */
export const readingKinds: readonly ReadingKind[] = vitalSignTypes.map((type) => {
  const [first, ...others] = unitsOf[type];
  return { type, units: [unitOf(type, first), ...others.map((id) => unitOf(type, id))] };
});

/** Checks a draft by the clinical rules; the server applies them too. */
export function checkReading(draft: ReadingDraft): DraftCheck {
  const errors = findImplausible(draft).map(({ field, message }) => ({ field, message }));
  return { errors, isUnusual: errors.length === 0 && isUnusual(draft) };
}
