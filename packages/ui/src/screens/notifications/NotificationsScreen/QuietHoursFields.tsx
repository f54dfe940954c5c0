import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { StatusMark } from '../../../components/StatusMark/StatusMark';
import { Switch } from '../../../components/Switch/Switch';
import { Text } from '../../../components/Text/Text';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { box, sign, times } from './PreferencesCard.css';
import type { QuietHours } from './types';

type QuietHoursFieldsProps = {
  quietHours: QuietHours;
  onChange: (change: Partial<Omit<QuietHours, 'timeZone'>>) => Promise<Saved>;
};

/** The hours in which nothing makes a sound, but for what cannot wait. */
export function QuietHoursFields({ quietHours, onChange }: QuietHoursFieldsProps) {
  const { isOn, from, to, timeZone } = quietHours;
  const notSaved = m.preferences_not_saved({ what: m.quiet_hours() });
  const switching = useSave(() => undefined, notSaved);
  const timing = useSave(() => undefined, notSaved);
  const ask = (change: Partial<QuietHours>) => () => onChange(change);
  return (
    <Stack space={3}>
      <Switch
        label={m.quiet_hours()}
        value={isOn}
        isPending={switching.isPending}
        errorMessage={switching.refused && (switching.refused.message ?? notSaved)}
        align="end"
        weight="bold"
        onChange={(next) => void switching.save(ask({ isOn: next }))}
      />
      {!isOn && (
        <Text size={14} tone="muted">
          {m.quiet_hours_off_zone({ zone: timeZone })}
        </Text>
      )}
      {isOn && (
        <>
          <div className={times}>
            <Select
              label={m.quiet_hours_from()}
              items={hours(from)}
              value={from}
              isDisabled={timing.isPending}
              onChange={(next) => void timing.save(ask({ from: next }))}
            />
            <Select
              label={m.quiet_hours_to()}
              items={hours(to)}
              value={to}
              isDisabled={timing.isPending}
              onChange={(next) => void timing.save(ask({ to: next }))}
            />
          </div>
          {timing.refused && (
            <div role="alert">
              <Text size={14} tone="critical">
                {timing.refused.message ?? notSaved}
              </Text>
            </div>
          )}
          <Text size={14} tone="muted">
            {m.quiet_hours_zone({ zone: timeZone })}
          </Text>
        </>
      )}
      <div className={box}>
        <span className={sign}>
          <StatusMark status="critical" />
        </span>
        <div>
          <Text weight="bold">{m.quiet_hours_through_title()}</Text>
          <Text tone="muted">{m.quiet_hours_through()}</Text>
        </div>
      </div>
    </Stack>
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Every half hour, and the one that was set elsewhere to another minute. */
function hours(current: string) {
  const format = new Intl.DateTimeFormat(formattingLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  return [...new Set([...halfHours, current])].sort().map((time) => ({
    id: time,
    label: format.format(new Date(`2026-01-01T${time}:00Z`)).replace(/[\u202f\u00a0]/g, ' '),
  }));
}
