import * as m from '../../../../generated/messages/messages';
import { Text } from '../../Text/Text';
import { formatDay } from '../../When/format-when';
import type { Clock } from '../../When/When';
import { formattingLocale } from '../reading/locale';
import type { ClinicalStatus, EarlierInterpretation } from '../reading/reading';

const statuses: Record<ClinicalStatus, () => string> = {
  'in-range': m.assessed_before_in_range,
  high: m.assessed_before_high,
  low: m.assessed_before_low,
  critical: m.assessed_before_critical,
  'not-assessed': m.assessed_before_not_assessed,
};

const causes = { facts: m.reassessed_facts, ranges: m.reassessed_ranges } as const;

/** That a reading was reassessed, when, why, and what it was before; nothing where it was assessed once. */
export function Reassessed({ earlier, clock }: { earlier: readonly EarlierInterpretation[]; clock: Clock }) {
  return earlier.map((one) => {
    const status = statuses[one.status]();
    const before = one.worst.status === one.status ? status : m.assessed_before_with_condition({ status });
    const { now, timeZone } = clock;
    const date = formatDay(one.replacedAt, now, { locale: formattingLocale(), timeZone });
    return (
      <Text key={one.replacedAt} size={14} tone="muted">
        {causes[one.cause]({ date, before })}
      </Text>
    );
  });
}
