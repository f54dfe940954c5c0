import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { Select } from '../../../components/Select/Select';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { dayTimes, sayWeekday, typeItems } from './hours-words';
import type { Availability, Hours } from './types';

export type HoursDialogProps = {
  availability: Availability;
  onSave: (availability: Availability) => Promise<Saved>;
  onClose: (saved: unknown) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const newHours: Hours = { day: 1, from: '09:00', to: '12:30', types: ['video_call'] };

/** Hours of a day of every week. @param index of hours that are there already; null for new ones */
export function HoursDialog({
  availability,
  index,
  onSave,
  onClose,
  focusAfter,
}: HoursDialogProps & { index: number | null }) {
  const { weekly } = availability;
  const [hours, setHours] = useState<Hours>((index === null ? undefined : weekly[index]) ?? newHours);
  const removal = useSave<unknown, never>(onClose);
  const change = (patch: Partial<Hours>) => setHours({ ...hours, ...patch });
  const others = weekly.filter((_, at) => at !== index);
  return (
    <FormDialog<Availability, unknown, never>
      title={m.schedule_hours_title()}
      check={() => {
        const faults = [
          ...(hours.to > hours.from ? [] : [{ name: 'to', message: m.schedule_to_fault() }]),
          ...(hours.types.length > 0 ? [] : [{ name: 'types', message: m.schedule_types_fault() }]),
        ];
        return faults.length > 0 ? { faults } : { draft: { ...availability, weekly: [...others, hours] } };
      }}
      onSave={onSave}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor, refused }) => (
        <>
          <Select
            name="day"
            label={m.schedule_weekday()}
            items={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ id: String(day), label: sayWeekday(day) }))}
            value={String(hours.day)}
            onChange={(day) => change({ day: Number(day) })}
          />
          <Select
            name="from"
            label={m.schedule_from()}
            items={dayTimes(hours.from)}
            value={hours.from}
            onChange={(from) => change({ from })}
          />
          <Select
            name="to"
            label={m.schedule_to()}
            items={dayTimes(hours.to)}
            value={hours.to}
            onChange={(to) => change({ to })}
            errorMessage={messageFor('to') ?? firstOf(refused?.fieldErrors)}
          />
          <CheckboxGroup
            name="types"
            label={m.schedule_types()}
            items={typeItems()}
            value={hours.types}
            onChange={(types) => change({ types })}
            errorMessage={messageFor('types')}
          />
          {index !== null && (
            <div>
              <Button
                tone="quiet"
                size="small"
                isPending={removal.isPending}
                onPress={() => void removal.save(() => onSave({ ...availability, weekly: others }))}
              >
                {m.schedule_remove_hours()}
              </Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** The server names hours by their place in the list, which no field here has. */
export const firstOf = (errors: Readonly<Record<string, string>> | undefined): string | undefined =>
  errors && Object.values(errors)[0];
