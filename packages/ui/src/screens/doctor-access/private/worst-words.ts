import * as m from '../../../../generated/messages/messages';
import { isUrgentAdvice } from '../../../components/private/reading/conditional';
import type { Condition, Interpretation } from '../../../components/private/reading/interpretation';

/** Speaks of somebody else, to their doctor: nobody is "you" here. */
const conditions: Record<Condition, () => string> = {
  'pregnant-or-after-birth': m.needs_if_pregnant_or_after_birth,
  pregnant: m.needs_if_pregnant,
  fasting: m.condition_if_fasting,
  'pregnant-and-fasting': m.needs_if_pregnant_and_fasting,
  'pregnant-or-fasting': m.needs_if_pregnant_or_fasting,
  'extra-oxygen': m.needs_if_extra_oxygen,
  'under-three-months': m.condition_if_under_three_months,
};

/**
 * Says to a doctor what the status of a reading alone does not: the condition under which it is worse, or that it is urgent. Null where
 * the status says it.
 */
export function sayWorst({ status, worst }: Pick<Interpretation, 'status' | 'worst'>): string | null {
  const { condition } = worst;
  if (condition === null)
    return status !== 'critical' && isUrgentAdvice(worst.advice) ? m.needs_urgent() : null;
  const words = { condition: conditions[condition]() };
  if (worst.status === 'critical' && status !== 'critical') return m.condition_critical(words);
  if (isUrgentAdvice(worst.advice)) return m.condition_urgent(words);
  if (worst.status === status) return null;
  return worst.status === 'low' ? m.condition_low(words) : m.condition_high(words);
}

export const sayTogether = (condition: Condition | null): string =>
  condition === null ? m.needs_together() : m.needs_together_if({ condition: conditions[condition]() });
