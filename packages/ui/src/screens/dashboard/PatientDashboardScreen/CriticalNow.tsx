import { directionOf } from '../../../components/CriticalAdvice/advice';
import { CriticalAdvice } from '../../../components/CriticalAdvice/CriticalAdvice';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { daysBetween } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';

/** Days for which a critical last reading asks for action; after them the headline and the badge still say it. */
const urgentFor = 7;

/** What to do at once, by the last reading of each kind; stands before everything else. */
export function CriticalNow({ latest, clock }: { latest: readonly ReadingRow[]; clock: Clock }) {
  return latest.map((reading) => {
    const { type, interpretation, measuredAt } = reading;
    const isUrgent =
      interpretation.status === 'critical' && daysBetween(measuredAt, clock.now, clock.timeZone) < urgentFor;
    if (!isUrgent || type === 'weight' || type === 'height') return null;
    return <CriticalAdvice key={type} type={type} direction={directionOf(reading)} />;
  });
}
