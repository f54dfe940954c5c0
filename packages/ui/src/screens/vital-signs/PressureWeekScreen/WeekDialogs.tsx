import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { Switch } from '../../../components/Switch/Switch';
import { Text } from '../../../components/Text/Text';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { PressureWeek, WeekActions, WeekReminders, WeekSaved } from './types';
import { saySpan } from './week-words';

/** The dialog that is open over the page. */
export type OpenWeekDialog = { what: 'start' } | { what: 'change' | 'stop'; week: PressureWeek };

export type WeekDialogsProps = WeekActions & {
  open: OpenWeekDialog;
  clock: Clock;
  /** Null where nothing was saved. */
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** The dialogs of a week, fetched together. */
export function WeekDialogs({ open, ...props }: WeekDialogsProps) {
  if (open.what === 'start') return <StartForm {...props} />;
  if (open.what === 'change') return <ChangeForm week={open.week} {...props} />;
  return (
    <DeleteDialog<object, PressureWeek>
      title={m.pressure_week_stop_title()}
      description={m.pressure_week_stop_text()}
      yes={m.pressure_week_stop()}
      onDelete={() => props.onStop(open.week)}
      onClose={props.onClose}
      focusAfter={props.focusAfter}
    >
      <Text>{saySpan(open.week)}</Text>
    </DeleteDialog>
  );
}

type FormProps = Omit<WeekDialogsProps, 'open'>;

const usual: WeekReminders = { morningAt: '07:30', eveningAt: '20:00', hasReminders: true };
const dayMs = 86_400_000;
const noon = 12;

function StartForm({ clock, onStart, onClose, focusAfter }: FormProps) {
  const today = dayOf(clock.now, clock.timeZone);
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: clock.timeZone }).format(
      new Date(clock.now),
    ),
  );
  // After noon the morning of today is over.
  const [firstDay, setFirstDay] = useState(hour < noon ? today : tomorrow);
  const [reminders, setReminders] = useState(usual);
  return (
    <FormDialog<WeekReminders & { firstDay: string }, object, PressureWeek>
      title={m.pressure_week_start_title()}
      submit={m.pressure_week_start_save()}
      check={() => ({ draft: { ...reminders, firstDay } })}
      onSave={onStart}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <>
          <RadioGroup
            name="firstDay"
            label={m.pressure_week_first_day()}
            items={[
              { id: today, label: m.pressure_week_today() },
              { id: tomorrow, label: m.pressure_week_tomorrow() },
            ]}
            value={firstDay}
            onChange={setFirstDay}
            errorMessage={messageFor('firstDay')}
          />
          <ReminderFields reminders={reminders} onChange={setReminders} messageFor={messageFor} />
        </>
      )}
    </FormDialog>
  );
}

function ChangeForm({ week, onChange, onClose, focusAfter }: FormProps & { week: PressureWeek }) {
  const [standing, setStanding] = useState(week);
  const { morningAt, eveningAt, hasReminders } = week;
  const [reminders, setReminders] = useState<WeekReminders>({ morningAt, eveningAt, hasReminders });

  async function save(draft: WeekReminders): Promise<WeekSaved> {
    const saved = await onChange(standing, draft);
    // The next save is against how it stands now, of which the notice tells.
    if (!saved.ok && saved.current) setStanding(saved.current);
    return saved;
  }

  return (
    <FormDialog<WeekReminders, object, PressureWeek>
      title={m.pressure_week_change_title()}
      check={() => ({ draft: reminders })}
      onSave={save}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <ReminderFields reminders={reminders} onChange={setReminders} messageFor={messageFor} />
      )}
    </FormDialog>
  );
}

type FieldsProps = {
  reminders: WeekReminders;
  onChange: (reminders: WeekReminders) => void;
  messageFor: (name: string) => string | undefined;
};

/** Half hours from one hour until another, and the time that was chosen elsewhere. */
const timesOf = (from: number, until: number, chosen: string) => {
  const times = Array.from({ length: (until - from) * 2 }, (_, index) => {
    const hour = String(from + Math.floor(index / 2)).padStart(2, '0');
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
  });
  return [...new Set([...times, chosen])].sort().map((id) => ({ id, label: id }));
};

function ReminderFields({ reminders, onChange, messageFor }: FieldsProps) {
  const { morningAt, eveningAt, hasReminders } = reminders;
  return (
    <>
      <Switch
        name="hasReminders"
        label={m.pressure_week_reminders()}
        description={m.pressure_week_reminders_help()}
        value={hasReminders}
        onChange={(on) => onChange({ ...reminders, hasReminders: on })}
      />
      {hasReminders && (
        <>
          <Select
            name="morningAt"
            label={m.pressure_week_morning_at()}
            items={timesOf(4, 12, morningAt)}
            value={morningAt}
            onChange={(at) => onChange({ ...reminders, morningAt: at })}
            errorMessage={messageFor('morningAt')}
          />
          <Select
            name="eveningAt"
            label={m.pressure_week_evening_at()}
            items={timesOf(12, 24, eveningAt)}
            value={eveningAt}
            onChange={(at) => onChange({ ...reminders, eveningAt: at })}
            errorMessage={messageFor('eveningAt')}
          />
        </>
      )}
    </>
  );
}
