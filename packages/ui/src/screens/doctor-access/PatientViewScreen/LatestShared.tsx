import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel, unitLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import type { SharedLatest, SharedReading } from '../types';
import { Course } from './Course';
import * as styles from './PatientView.css';
import { SharedStatus } from './SharedStatus';

type LatestSharedProps = { latest: readonly SharedLatest[]; clock: Clock };

/** The latest reading of each type, with its month. */
export function LatestShared({ latest, clock }: LatestSharedProps) {
  return (
    <Card as="section" aria-labelledby="patient-latest">
      <Stack space={3}>
        <Heading level={2} id="patient-latest">
          {m.patients_latest()}
        </Heading>
        {latest.length === 0 && <Text tone="muted">{m.patients_latest_none()}</Text>}
        <ul className={styles.told}>
          {latest.map(
            (one) =>
              one.entry.reading && (
                <Latest key={one.entry.id} latest={one} reading={one.entry.reading} clock={clock} />
              ),
          )}
        </ul>
      </Stack>
    </Card>
  );
}

type LatestProps = { latest: SharedLatest; reading: SharedReading; clock: Clock };

function Latest({ latest: { entry, unit, points }, reading, clock }: LatestProps) {
  const label = readingLabel(reading);
  return (
    <li className={styles.latest}>
      <div className={styles.what}>
        <Text weight="bold">{label}</Text>
        {entry.at && (
          <Text size={14} tone="muted">
            <When at={entry.at} clock={clock} />
          </Text>
        )}
      </div>
      <div className={styles.value}>
        <Measurement parts={partsOf(reading)} unit={reading.unit} />
      </div>
      <div className={styles.course}>
        {points.length > 1 && (
          <>
            <Course
              label={reading.type === 'blood_pressure' ? m.patients_upper_value({ reading: label }) : label}
              unit={unitLabel(unit)}
              points={points.map(({ at, systolic, value }) => ({ at, value: systolic ?? value }))}
            />
            <Text size={14} tone="muted">
              {m.patients_last_30_days()}
            </Text>
          </>
        )}
      </div>
      <div className={styles.status}>
        <SharedStatus reading={reading} />
      </div>
    </li>
  );
}
