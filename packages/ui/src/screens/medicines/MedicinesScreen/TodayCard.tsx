import { Check } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { sayAmount, sayDay, sayName, sayTime, stateWords } from './medicine-words';
import { warnedOf } from './say-lead';
import type { MedicineRow, Medicines, NeededDose, RecordedDose, TodayDose } from './types';

type TodayCardProps = {
  content: Medicines;
  clock: Clock;
  onTake: (dose: TodayDose) => void;
  onSkip: (dose: TodayDose) => void;
  onTakeNeeded: (medicine: MedicineRow) => void;
  onUndo: (dose: RecordedDose) => void;
  onResolve: (dose: RecordedDose) => void;
};

/** The doses of today, and medicines that are taken as needed. */
export function TodayCard({ content, clock, ...on }: TodayCardProps) {
  const title = useId();
  const { medicines, today, needed, checks } = content;
  const warned = warnedOf(checks);
  const find = (id: string) => medicines.find((medicine) => medicine.id === id);
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={4}>
        <Heading level={2} id={title}>
          {m.medicines_today()}
        </Heading>
        {today.length + needed.length === 0 && <Text tone="muted">{m.medicines_today_nothing()}</Text>}
        {today.length + needed.length > 0 && (
          <DividedList aria-labelledby={title}>
            {today.map((dose) => {
              const medicine = find(dose.medicineId);
              return (
                medicine && (
                  <DoseItem
                    key={`${dose.medicineId} ${dose.day} ${dose.time}`}
                    medicine={medicine}
                    today={dose}
                    isWarned={warned.has(dose.medicineId)}
                    clock={clock}
                    {...on}
                  />
                )
              );
            })}
            {needed.map((one) => {
              const medicine = find(one.medicineId);
              return (
                medicine && (
                  <NeededItem
                    key={one.medicineId}
                    medicine={medicine}
                    needed={one}
                    isWarned={warned.has(one.medicineId)}
                    clock={clock}
                    {...on}
                  />
                )
              );
            })}
          </DividedList>
        )}
      </Stack>
    </Card>
  );
}

type DoseItemProps = Omit<TodayCardProps, 'content' | 'onTakeNeeded'> & {
  medicine: MedicineRow;
  today: TodayDose;
  isWarned: boolean;
};

function DoseItem({ medicine, today, isWarned, clock, onTake, onSkip, onUndo, onResolve }: DoseItemProps) {
  const { state, dose, isToday, time, day, takenAt } = today;
  const name = sayName(medicine);
  const hidden = <VisuallyHidden>{m.medicines_of_dose({ name, time: sayTime(time) })}</VisuallyHidden>;
  const details = [sayAmount(medicine.doseAmount, medicine.doseUnit), medicine.note]
    .filter(Boolean)
    .join(', ');
  const isOpen = state === 'due' || state === 'not-recorded';
  return (
    <DividedItem>
      <Stack space={2}>
        <Inline justify="between" align="start" space={3} isWrapping={false}>
          <Stack space={1}>
            <Text size={14} tone="muted">
              {isToday ? sayTime(time) : m.medicines_other_day({ day: sayDay(day), time: sayTime(time) })}
            </Text>
            <Text weight="bold">{name}</Text>
            <Text size={14} tone="muted">
              {details}
            </Text>
          </Stack>
          <Stack space={1} align="end">
            <DoseMark state={state} />
            {dose && (
              <Text size={14} tone="muted">
                <When at={dose.at} clock={clock} />
              </Text>
            )}
          </Stack>
        </Inline>
        {dose?.reason && <Text size={14}>{m.medicines_reason_of({ reason: dose.reason })}</Text>}
        {state === 'not-recorded' && <Text size={14}>{m.medicines_not_recorded_help()}</Text>}
        {isOpen && isWarned && (
          <Text size={14} weight="bold">
            {m.medicines_dose_warned()}
          </Text>
        )}
        {takenAt && (
          <Text size={14} weight="bold">
            {m.medicines_taken_lately()} <When at={takenAt} clock={clock} isInSentence />.{' '}
            {m.medicines_taken_lately_help()}
          </Text>
        )}
        {isOpen && (
          <Inline space={2}>
            <Button
              needs="manage"
              size="small"
              icon={Check}
              tone={state === 'due' && !isWarned && !takenAt ? 'primary' : 'secondary'}
              onPress={() => onTake(today)}
            >
              {state === 'due' ? m.medicines_take() : m.medicines_took()} {hidden}
            </Button>
            <Button needs="manage" size="small" tone="quiet" onPress={() => onSkip(today)}>
              {state === 'due' ? m.medicines_skip() : m.medicines_not_taken()} {hidden}
            </Button>
          </Inline>
        )}
        {dose && (
          <Recorded dose={dose} onUndo={onUndo} onResolve={onResolve}>
            {hidden}
          </Recorded>
        )}
      </Stack>
    </DividedItem>
  );
}

type RecordedProps = Pick<TodayCardProps, 'onUndo' | 'onResolve'> & {
  dose: RecordedDose;
  children: React.ReactNode;
};

function Recorded({ dose, onUndo, onResolve, children }: RecordedProps) {
  return (
    <Inline space={2}>
      {dose.unsent?.standing === 'attention' && (
        <Button needs="manage" size="small" tone="secondary" onPress={() => onResolve(dose)}>
          {m.medicines_resolve()} {children}
        </Button>
      )}
      <Button needs="manage" size="small" tone="quiet" onPress={() => onUndo(dose)}>
        {m.medicines_undo()} {children}
      </Button>
      {dose.unsent && <UnsentMark {...dose.unsent} />}
    </Inline>
  );
}

type NeededItemProps = Pick<TodayCardProps, 'clock' | 'onTakeNeeded' | 'onUndo' | 'onResolve'> & {
  medicine: MedicineRow;
  needed: NeededDose;
  isWarned: boolean;
};

function NeededItem({ medicine, needed, isWarned, clock, onTakeNeeded, onUndo, onResolve }: NeededItemProps) {
  const { taken, most, nextAt } = needed;
  const [last] = taken;
  const name = sayName(medicine);
  const count = taken.length;
  return (
    <DividedItem>
      <Stack space={2}>
        <Stack space={1}>
          <Text size={14} tone="muted">
            {m.medicines_needed()}
          </Text>
          <Text weight="bold">{name}</Text>
          <Text size={14} tone="muted">
            {most === null ? m.medicines_needed_count({ count }) : m.medicines_needed_of({ count, most })}
          </Text>
          {last && (
            <Text size={14} tone="muted">
              {m.medicines_needed_last()} <When at={last.at} clock={clock} isInSentence />
            </Text>
          )}
          {most === null && <Text size={14}>{m.medicines_needed_unknown()}</Text>}
        </Stack>
        {isWarned && (
          <Text size={14} weight="bold">
            {m.medicines_dose_warned()}
          </Text>
        )}
        {nextAt && (
          <Text size={14} weight="bold">
            {m.medicines_needed_reached()} <When at={nextAt} clock={clock} isInSentence />.
          </Text>
        )}
        <Inline space={2}>
          <Button needs="manage" size="small" tone="secondary" onPress={() => onTakeNeeded(medicine)}>
            {m.medicines_needed_take()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          {last && (
            <Recorded dose={last} onUndo={onUndo} onResolve={onResolve}>
              <VisuallyHidden>{name}</VisuallyHidden>
            </Recorded>
          )}
        </Inline>
      </Stack>
    </DividedItem>
  );
}

function DoseMark({ state }: { state: TodayDose['state'] }) {
  return (
    <Text
      weight={state === 'later' ? undefined : 'bold'}
      tone={state === 'later' ? 'muted' : undefined}
      size={14}
    >
      {stateWords[state]()}
    </Text>
  );
}
