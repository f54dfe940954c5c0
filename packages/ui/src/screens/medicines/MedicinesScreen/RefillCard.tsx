import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayAmount, sayDay, sayName } from './medicine-words';
import type { MedicineRow } from './types';

/** Medicines of which the stock is counted and ends soon, those that end first before the others. */
export function RefillCard({ medicines }: { medicines: readonly MedicineRow[] }) {
  const title = useId();
  const counted = medicines
    .flatMap((medicine) => (medicine.refill ? [{ medicine, refill: medicine.refill }] : []))
    .sort((a, b) => ((a.refill.lastDay ?? '') < (b.refill.lastDay ?? '') ? -1 : 1));
  if (counted.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={4}>
        <Heading level={2} id={title}>
          {m.medicines_refills()}
        </Heading>
        <DividedList aria-labelledby={title}>
          {counted.map(({ medicine, refill: { left, lastDay, isDue } }) => (
            <DividedItem key={medicine.id}>
              <Stack space={1}>
                <Text weight="bold">{sayName(medicine)}</Text>
                <Text size={14} tone={isDue ? undefined : 'muted'} weight={isDue ? 'bold' : undefined}>
                  {isDue ? m.medicines_refill_due() : m.medicines_refill_later()}
                </Text>
                <Text size={14} tone="muted">
                  {lastDay === null
                    ? m.medicines_refill_none({ amount: sayAmount(left, medicine.doseUnit) })
                    : m.medicines_refill_until({
                        amount: sayAmount(left, medicine.doseUnit),
                        day: sayDay(lastDay),
                      })}
                </Text>
              </Stack>
            </DividedItem>
          ))}
        </DividedList>
        <Text size={14} tone="muted">
          {m.medicines_refill_rests_on()}
        </Text>
      </Stack>
    </Card>
  );
}
