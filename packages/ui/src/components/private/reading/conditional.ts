import * as m from '../../../../generated/messages/messages';
import type { ClinicalStatus, Condition, Interpretation } from './interpretation';

type Denied = 'high' | 'low' | 'critical';

const conditions: Record<Condition, Record<Denied, () => string>> = {
  'pregnant-or-after-birth': {
    high: m.condition_pregnancy_high,
    low: m.condition_pregnancy_low,
    critical: m.condition_pregnancy_critical,
  },
  fasting: {
    high: m.condition_fasting_high,
    low: m.condition_fasting_low,
    critical: m.condition_fasting_critical,
  },
};

const isDenied = (status: ClinicalStatus): status is Denied =>
  status === 'high' || status === 'low' || status === 'critical';

/** Says that another possible range is more severe, and under which condition; null where none is. */
export function sayCondition({ status, worst }: Pick<Interpretation, 'status' | 'worst'>): string | null {
  if (worst.condition === null || worst.status === status || !isDenied(worst.status)) return null;
  return conditions[worst.condition][worst.status]();
}

/** Whether it is in range by each range that may apply. */
export const isSurelyInRange = ({ status, worst }: Pick<Interpretation, 'status' | 'worst'>): boolean =>
  status === 'in-range' && worst.status === 'in-range';
