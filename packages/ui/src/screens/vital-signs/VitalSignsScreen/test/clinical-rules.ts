// For stories and tests: the app builds the same from the contract and the clinical rules.
import { bloodPressureBounds, findImplausible, plausibleBounds } from '@nadi/domain/vital-signs/bounds';
import { interpret } from '@nadi/domain/vital-signs/interpretation';
import { decimalsOf, unitsOf } from '@nadi/domain/vital-signs/units';
import { isUnusual } from '@nadi/domain/vital-signs/unusual';
import { type Unit, type VitalSignType, vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { asha } from '../../../../catalogue/test/clinical-states';
import type { Reading } from '../../../../components/private/reading/reading';
import type { DraftCheck, KindUnit, ReadingDraft, ReadingKind } from '../types';

function unitOf(type: VitalSignType, id: Unit): KindUnit {
  const bounds = type === 'blood_pressure' ? bloodPressureBounds.systolic : plausibleBounds[type][id];
  return { id, minimum: bounds?.minimum ?? 0, maximum: bounds?.maximum ?? 0, decimals: decimalsOf[id] };
}

export const kinds: readonly ReadingKind[] = vitalSignTypes.map((type) => {
  const [first, ...others] = unitsOf[type];
  return { type, units: [unitOf(type, first), ...others.map((id) => unitOf(type, id))] };
});

export function check(draft: ReadingDraft): DraftCheck {
  return {
    errors: findImplausible(draft).map(({ field, message }) => ({ field, message })),
    isUnusual: isUnusual(draft),
  };
}

/** The server's assessment for Asha. */
export function record(draft: ReadingDraft, id = 'new', version = 1): Reading {
  return {
    ...draft,
    id,
    version,
    interpretation: interpret(draft, asha, draft.measuredAt),
    earlierInterpretations: [],
    enteredBy: { self: true, name: 'Asha Kulkarni' },
  };
}
