import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { sayWhenWithin } from '../../../words/moment';
import { sayEntries } from './attention-words';
import { PatientName } from './PatientName';
import type { Attention } from './types';

type NewsPartProps = { news: Attention['news']; clock: Clock };

/** Patients with entries that the doctor has not seen. */
export function NewsPart({ news: { patients, count, isPart }, clock }: NewsPartProps) {
  return (
    <Stack space={3}>
      {patients.length === 0 ? (
        <Text>{m.needs_news_none()}</Text>
      ) : (
        <DividedList label={m.needs_news()}>
          {patients.map((one) => {
            const words = { entries: sayEntries(one), when: sayWhenWithin(one.since, clock) };
            return (
              <DividedItem key={one.patient.id}>
                <Stack space={1}>
                  <PatientName patient={one.patient} />
                  <Text>{one.hasLooked ? m.needs_news_looked(words) : m.needs_news_begun(words)}</Text>
                </Stack>
              </DividedItem>
            );
          })}
        </DividedList>
      )}
      {count > patients.length && <Text>{m.needs_news_all({ shown: patients.length, count })}</Text>}
      {isPart && <Text>{m.needs_part()}</Text>}
    </Stack>
  );
}
