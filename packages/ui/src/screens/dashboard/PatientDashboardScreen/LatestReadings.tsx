import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Measurement } from '../../../components/Measurement/Measurement';
import { ConditionNote } from '../../../components/private/ConditionNote/ConditionNote';
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
  /** They wait on this device, and no others are here. @default false */
  isWaiting?: boolean;
};

/** The other types of readings. */
export function LatestReadings({ readings, clock, isWaiting = false }: LatestReadingsProps) {
  return (
    <Card as="section" aria-labelledby="dashboard-latest">
      <Stack space={2}>
        <Inline justify="between" align="baseline" space={3}>
          <Heading level={2} id="dashboard-latest">
            {isWaiting ? m.dashboard_not_on_device_waiting() : m.dashboard_latest()}
          </Heading>
          {!isWaiting && (
            <Link href="/dashboard/vital-signs" isAlone>
              {m.dashboard_all_readings()}
            </Link>
          )}
        </Inline>
        {readings.length === 0 && (
          <Text tone="muted">
            {isWaiting ? m.dashboard_not_on_device_waiting_none() : m.dashboard_no_others()}
          </Text>
        )}
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
                <ConditionNote interpretation={reading.interpretation} />
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
