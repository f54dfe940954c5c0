import * as m from '../../../../generated/messages/messages';
import { sayCall, sayIf } from './condition-words';
import type { AdviceLevel, ClinicalStatus, Interpretation } from './interpretation';

type Denied = 'high' | 'low' | 'critical';

const denials: Record<Denied, (inputs: { condition: string }) => string> = {
  high: m.condition_high,
  low: m.condition_low,
  critical: m.condition_critical,
};

const isDenied = (status: ClinicalStatus): status is Denied =>
  status === 'high' || status === 'low' || status === 'critical';

type Said = Pick<Interpretation, 'status' | 'advice' | 'worst'>;

export const isUrgentAdvice = (advice: AdviceLevel | null): boolean =>
  advice === 'emergency' || advice === 'emergency-if-symptoms';

/**
 * Says that another possible range is more severe or more urgent, and under which condition; null if none is. Each place that shows a status
 * shows this too.
 */
export function sayCondition({ status, advice, worst }: Said): string | null {
  const { condition } = worst;
  if (condition === null) return null;
  if (worst.advice === 'emergency' && advice !== 'emergency') return sayCall(condition);
  if (worst.status !== status && isDenied(worst.status))
    return denials[worst.status]({ condition: sayIf(condition) });
  return isUrgentAdvice(worst.advice) && !isUrgentAdvice(advice)
    ? m.condition_urgent({ condition: sayIf(condition) })
    : null;
}

/** Returns true if it is in range by each range that may apply. */
export const isSurelyInRange = ({ status, worst }: Pick<Interpretation, 'status' | 'worst'>): boolean =>
  status === 'in-range' && worst.status === 'in-range';
