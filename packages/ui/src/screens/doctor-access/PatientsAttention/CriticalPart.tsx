import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { sayTogether, sayWorst } from '../private/worst-words';
import { PatientName } from './PatientName';
import type { Attention, CriticalPatient, CriticalReading } from './types';

type CriticalPartProps = { critical: Attention['critical']; clock: Clock };

/** Patients with readings that are, or may be, critical; where there are none it says among which. */
export function CriticalPart({ critical: { days, patients, count, isPart }, clock }: CriticalPartProps) {
  return (
    <Stack space={3}>
      {patients.length === 0 ? (
        <Text>{m.needs_critical_none({ days })}</Text>
      ) : (
        <>
          <Text size={14} tone="muted">
            {m.needs_critical_about({ days })}
          </Text>
          <DividedList label={m.needs_critical()}>
            {patients.map((one) => (
              <DividedItem key={one.patient.id}>
                <Person told={one} clock={clock} />
              </DividedItem>
            ))}
          </DividedList>
        </>
      )}
      {count > patients.length && (
        <Stack space={1}>
          <Text>{m.needs_critical_all({ shown: patients.length, count })}</Text>
          <Link href="/dashboard/patients?status=active" isAlone>
            {m.needs_patients()}
          </Link>
        </Stack>
      )}
      {isPart && <Text>{m.needs_part()}</Text>}
    </Stack>
  );
}

function Person({ told, clock }: { told: CriticalPatient; clock: Clock }) {
  const { patient, readings, isMore, together } = told;
  return (
    <Stack space={2}>
      <PatientName patient={patient} />
      {together && <Text weight="bold">{sayTogether(together.condition)}</Text>}
      {readings.map((reading) => (
        <OneReading key={reading.id} reading={reading} clock={clock} />
      ))}
      {isMore && <Text size={14}>{m.needs_more_readings()}</Text>}
    </Stack>
  );
}

function OneReading({ reading, clock }: { reading: CriticalReading; clock: Clock }) {
  const { status, worst } = reading;
  const why = sayWorst(reading);
  return (
    <Stack space={1}>
      <Inline justify="between" space={2}>
        <Text size={14} tone="muted">
          {readingLabel(reading)}
        </Text>
        <Text size={14} tone="muted">
          <When at={reading.measuredAt} clock={clock} />
        </Text>
      </Inline>
      <Inline space={3}>
        <Measurement parts={partsOf(reading)} unit={reading.unit} />
        <StatusBadge status={status} worst={worst.condition === null ? worst.status : status} />
      </Inline>
      {why && <Text size={14}>{why}</Text>}
    </Stack>
  );
}
