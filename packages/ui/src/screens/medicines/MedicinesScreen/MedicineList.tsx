import { type ReactNode, useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { isOver } from './is-over';
import { sayName, saySchedule } from './medicine-words';
import type { MedicineRow } from './types';

type MedicineListProps = {
  medicines: readonly MedicineRow[];
  today: string;
  isOffline: boolean;
  add: ReactNode;
  onChange: (medicine: MedicineRow) => void;
  onStop: (medicine: MedicineRow) => void;
  onDelete: (medicine: MedicineRow) => void;
};

/** All medicines: those that are taken, and below them those that are not any more. */
export function MedicineList({ medicines, today, add, ...on }: MedicineListProps) {
  const title = useId();
  const taken = medicines.filter((medicine) => !isOver(medicine, today));
  const over = medicines.filter((medicine) => isOver(medicine, today));
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={4}>
        <Inline justify="between" space={3}>
          <Heading level={2} id={title}>
            {m.medicines_all()}
          </Heading>
          {add}
        </Inline>
        {taken.length === 0 && <Text tone="muted">{m.medicines_all_nothing()}</Text>}
        {taken.length > 0 && <Items medicines={taken} label={m.medicines_all()} {...on} />}
        {over.length > 0 && (
          <Disclosure label={m.medicines_over({ count: over.length })}>
            <Items medicines={over} label={m.medicines_over({ count: over.length })} {...on} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

type ItemsProps = Omit<MedicineListProps, 'today' | 'add'> & { label: string };

function Items({ medicines, label, isOffline, onChange, onStop, onDelete }: ItemsProps) {
  return (
    <DividedList label={label}>
      {medicines.map((medicine) => {
        const name = sayName(medicine);
        const { brand, reason, prescriber, stoppedAt } = medicine;
        const details = [
          brand,
          reason && m.medicines_for({ reason }),
          prescriber && m.medicines_by({ prescriber }),
        ].filter(Boolean);
        const action = (text: string, onPress: () => void) => (
          <Button
            needs={text === m.medicines_delete() ? 'guardian' : 'manage'}
            size="small"
            tone="quiet"
            isDisabled={isOffline}
            onPress={onPress}
          >
            {text} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        );
        return (
          <DividedItem key={medicine.id}>
            <Stack space={1}>
              <Text weight="bold">{name}</Text>
              <Text size={14}>{saySchedule(medicine)}</Text>
              {details.length > 0 && (
                <Text size={14} tone="muted">
                  {details.join(' · ')}
                </Text>
              )}
              {medicine.atc === null && (
                <Text size={14} tone="muted">
                  {m.medicines_unlisted()}
                </Text>
              )}
              <Inline space={2}>
                {action(m.medicines_change(), () => onChange(medicine))}
                {stoppedAt === null && action(m.medicines_stop(), () => onStop(medicine))}
                {action(m.medicines_delete(), () => onDelete(medicine))}
              </Inline>
            </Stack>
          </DividedItem>
        );
      })}
    </DividedList>
  );
}
