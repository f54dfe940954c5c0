import * as m from '../../../../generated/messages/messages';
import { sayIf } from './condition-words';
import type { ClinicalStatus, Interpretation } from './interpretation';

type Denied = 'high' | 'low' | 'critical';

const denials: Record<Denied, (inputs: { condition: string }) => string> = {
  high: m.condition_high,
  low: m.condition_low,
  critical: m.condition_critical,
};

const isDenied = (status: ClinicalStatus): status is Denied =>
  status === 'high' || status === 'low' || status === 'critical';

/** Says that another possible range is more severe, and under which condition; null where none is. */
export function sayCondition({ status, worst }: Pick<Interpretation, 'status' | 'worst'>): string | null {
  if (worst.condition === null || worst.status === status || !isDenied(worst.status)) return null;
  return denials[worst.status]({ condition: sayIf(worst.condition) });
}

/** Whether it is in range by each range that may apply. */
export const isSurelyInRange = ({ status, worst }: Pick<Interpretation, 'status' | 'worst'>): boolean =>
  status === 'in-range' && worst.status === 'in-range';
