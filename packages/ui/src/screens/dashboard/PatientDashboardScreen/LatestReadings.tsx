import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { type Clock, When } from '../../../components/When/When';
import * as styles from './LatestReadings.css';

export type LatestReadingsProps = {
  /** The latest of other kinds, the most often measured first. */
  readings: readonly ReadingRow[];
  clock: Clock;
  /** Where they are others than the latest of all. @default "Latest readings" */
  title?: string;
  /** Where there are none. @default that nothing else was measured */
  empty?: string;
};

/** What else was measured. */
export function LatestReadings({
  readings,
  clock,
  title = m.dashboard_latest(),
  empty = m.dashboard_no_others(),
}: LatestReadingsProps) {
  return (
    <Card as="section" aria-labelledby="dashboard-latest">
      <Stack space={2}>
        <Inline justify="between" align="baseline" space={3}>
          <Heading level={2} id="dashboard-latest">
            {title}
          </Heading>
          <Link href="/dashboard/vital-signs">{m.dashboard_all_readings()}</Link>
        </Inline>
        {readings.length === 0 && <Text tone="muted">{empty}</Text>}
        <ul className={styles.list}>
          {readings.map((reading) => (
            <li key={reading.id} className={styles.item}>
              <div>
                <Text size={14} weight="bold">
                  {readingLabel(reading)}
                </Text>
                <div className={styles.value}>
                  <Measurement parts={partsOf(reading)} unit={reading.unit} />
                </div>
                <Text size={14} tone="muted">
                  <When at={reading.measuredAt} clock={clock} />
                </Text>
              </div>
              <Inline space={1}>
                <StatusBadge status={reading.interpretation.status} />
                {reading.unsent && <UnsentMark {...reading.unsent} />}
              </Inline>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
