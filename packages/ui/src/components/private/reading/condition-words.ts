import * as m from '../../../../generated/messages/messages';
import type { Condition } from './interpretation';

const conditions: Record<Condition, () => string> = {
  'pregnant-or-after-birth': m.condition_if_pregnant_or_after_birth,
  pregnant: m.condition_if_pregnant,
  fasting: m.condition_if_fasting,
  'pregnant-and-fasting': m.condition_if_pregnant_and_fasting,
  'pregnant-or-fasting': m.condition_if_pregnant_or_fasting,
  'extra-oxygen': m.condition_if_extra_oxygen,
};

/** "If you are pregnant and this was a fasting reading", which begins a sentence. */
export const sayIf = (condition: Condition): string => conditions[condition]();

/** Whether an answer in the profile settles it. */
export const isOfPregnancy = (condition: Condition | null): boolean =>
  condition?.startsWith('pregnant') ?? false;
