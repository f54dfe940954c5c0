import { CriticalAdvice } from '../../../components/CriticalAdvice/CriticalAdvice';
import { planAdvice } from '../../../components/private/reading/advice-plan';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { daysBetween } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';

/** Days for which a critical last reading asks for action; after them the headline and the badge still say it. */
const urgentFor = 7;

export type CriticalNowProps = {
  /** The most severe recent reading; it need not be the latest of its kind. */
  attention?: ReadingRow | null;
  /** The latest of each kind. */
  latest: readonly ReadingRow[];
  clock: Clock;
};

/** What to do at once, for the most severe recent reading and the last of each type; placed before everything else. */
export function CriticalNow({ attention = null, latest, clock }: CriticalNowProps) {
  const others = latest.filter(
    ({ type, measuredAt }) =>
      type !== attention?.type && daysBetween(measuredAt, clock.now, clock.timeZone) < urgentFor,
  );
  const plans = others.flatMap((reading) => planAdvice(reading).urgent.filter((advice) => advice.isCritical));
  return [...(attention ? planAdvice(attention).urgent : []), ...plans].map((advice) => (
    <CriticalAdvice key={`${advice.type} ${advice.condition}`} {...advice} />
  ));
}
