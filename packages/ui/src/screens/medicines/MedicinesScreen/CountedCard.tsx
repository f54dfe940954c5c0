import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayName } from './medicine-words';
import type { Counted, Medicines } from './types';

/** "21 of 28 doses recorded as taken; 1 skipped; 6 not recorded": a count, no score. */
const sayCounted = ({ planned, taken, skipped, notRecorded }: Counted): string =>
  [
    m.medicines_counted({ taken, planned }),
    ...(skipped > 0 ? [m.medicines_counted_skipped({ count: skipped })] : []),
    ...(notRecorded > 0 ? [m.medicines_counted_open({ count: notRecorded })] : []),
  ].join('; ');

/** Shows what was recorded of the doses of the last weeks. */
export function CountedCard({ content }: { content: Medicines }) {
  const title = useId();
  const { counted, countedDays, medicines } = content;
  const rows = medicines.flatMap((medicine) =>
    medicine.counted && medicine.counted.planned > 0 ? [{ medicine, counted: medicine.counted }] : [],
  );
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={4}>
        <Heading level={2} id={title}>
          {m.medicines_history({ count: countedDays })}
        </Heading>
        {counted.planned === 0 ? (
          <Text tone="muted">{m.medicines_history_nothing()}</Text>
        ) : (
          <>
            <Text weight="bold">{sayCounted(counted)}.</Text>
            {rows.length > 1 && (
              <DividedList aria-labelledby={title}>
                {rows.map((row) => (
                  <DividedItem key={row.medicine.id}>
                    <Inline justify="between" space={3}>
                      <Text>{sayName(row.medicine)}</Text>
                      <Text size={14} tone="muted">
                        {sayCounted(row.counted)}
                      </Text>
                    </Inline>
                  </DividedItem>
                ))}
              </DividedList>
            )}
          </>
        )}
        <Text size={14} tone="muted">
          {m.medicines_history_means()}
        </Text>
      </Stack>
    </Card>
  );
}
