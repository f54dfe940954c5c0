import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import type { Condition } from './interpretation';

const conditions: Record<Condition, () => string> = {
  'pregnant-or-after-birth': m.condition_if_pregnant_or_after_birth,
  pregnant: m.condition_if_pregnant,
  fasting: m.condition_if_fasting,
  'pregnant-and-fasting': m.condition_if_pregnant_and_fasting,
  'pregnant-or-fasting': m.condition_if_pregnant_or_fasting,
  'extra-oxygen': m.condition_if_extra_oxygen,
  'under-three-months': m.condition_if_under_three_months,
};

/** "If you are pregnant and this was a fasting reading", which begins a sentence. */
export const sayIf = (condition: Condition): string => conditions[condition]();

/** "If you are pregnant, call 112 now, even if you feel well." */
export function sayCall(condition: Condition): string {
  const inputs = { condition: sayIf(condition), number: brand.emergencyNumber };
  return condition === 'under-three-months' ? m.condition_call_baby(inputs) : m.condition_call(inputs);
}

/** Returns true if an answer in the profile settles it. */
export const isOfPregnancy = (condition: Condition | null): boolean =>
  condition?.startsWith('pregnant') ?? false;
