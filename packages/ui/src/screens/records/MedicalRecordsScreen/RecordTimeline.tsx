import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayMonth } from '../private/record-words';
import type { RecordRow } from '../types';
import { groupRecords } from './group-records';
import * as styles from './MedicalRecordsScreen.css';
import { RecordItem } from './RecordItem';

type RecordTimelineProps = { rows: readonly RecordRow[]; hrefOfTag: (tag: string) => string };

/** Records by year and month. */
export function RecordTimeline({ rows, hrefOfTag }: RecordTimelineProps) {
  return (
    <Stack space={6}>
      {groupRecords(rows).map(({ year, months }) => (
        <Stack key={year ?? ''} space={2}>
          <Heading level={2} size={22}>
            {year ?? m.records_no_day()}
          </Heading>
          {months.map(({ month, rows: ofMonth }) => (
            <div key={month ?? ''} className={styles.month}>
              <Text weight="bold">{month ? sayMonth(month) : ''}</Text>
              <ul
                className={styles.rows}
                aria-label={m.records_list({
                  when: month ? `${sayMonth(month)} ${year}` : m.records_no_day(),
                })}
              >
                {ofMonth.map((record) => (
                  <RecordItem key={record._id} record={record} hrefOfTag={hrefOfTag} />
                ))}
              </ul>
            </div>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
