import { parseDate } from '@internationalized/date';
import { CalendarRange } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { DateValue } from 'react-aria-components/DateField';
import { DateRangePicker as AriaDateRangePicker, Group } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { calendar } from '../private/Calendar/Calendar.css';
import { Month } from '../private/Calendar/Month';
import { FieldDescription, FieldLabel, FieldMessage } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { useFieldMessage } from '../private/Field/form-fields';
import { overlay } from '../private/Overlay/overlay.css';
import { DatePart } from '../private/SegmentedDate/DatePart';
import { dateLocale } from '../private/SegmentedDate/date-locale';
import { type DayBounds, outOfBounds, spokenDay } from '../private/SegmentedDate/day-bounds';
import { dates, pickerBox } from '../private/SegmentedDate/SegmentedDate.css';
import type { TypedParts } from '../private/SegmentedDate/WatchParts';
import * as styles from './DateRangePicker.css';
import type { DayRange } from './last-days';
import { Presets } from './Presets';

export type { DayRange } from './last-days';

export type DateRangePickerProps = FieldProps &
  DayBounds & {
    /** Both ends belong to it; null while there is none, parts are missing, or it ends before it starts. */
    value: DayRange | null;
    onChange: (value: DayRange | null) => void;
    /**
     * Ranges up to today that are offered for one press, in days; those that begin before `minValue` are left out.
     * @default [7, 30, 90]
     */
    presets?: readonly number[];
    /**
     * 'YYYY-MM-DD', the day that presets end on.
     * @default today, where the browser is
     */
    today?: string;
  };

const usualPresets = [7, 30, 90];

/** Why a range cannot be taken, where it cannot. */
function rangeFault({ start, end }: DayRange, bounds: DayBounds): string | undefined {
  if (end < start) return m.date_range_picker_reversed({ start: spokenDay(start), end: spokenDay(end) });
  return outOfBounds(start, bounds) ?? outOfBounds(end, bounds);
}

/** From a day to a day: by one press, by the calendar, or typed. */
export function DateRangePicker({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  value,
  onChange,
  minValue,
  maxValue,
  presets = usualPresets,
  today,
}: DateRangePickerProps) {
  const [start, setStart] = useState<TypedParts>('none');
  const [end, setEnd] = useState<TypedParts>('none');
  const [wasLeft, setWasLeft] = useState(false);
  // Typed text that is not a range stays in the field, but is not reported.
  const [reversed, setReversed] = useState<DayRange | null>(null);
  if (value && reversed) setReversed(null);

  const shown = value ?? reversed;
  const range = useMemo(() => shown && { start: parseDate(shown.start), end: parseDate(shown.end) }, [shown]);
  const isIncomplete = start === 'some' || start !== end;
  const wrong = shown ? rangeFault(shown, { minValue, maxValue }) : undefined;
  const fault = isIncomplete ? m.date_range_picker_incomplete() : wrong;
  const message = useFieldMessage({ name, errorMessage, fault, wasLeft });

  function change(typed: { start: DateValue; end: DateValue } | null) {
    const next = typed && { start: typed.start.toString(), end: typed.end.toString() };
    const isReversed = next !== null && next.end < next.start;
    setReversed(isReversed ? next : null);
    onChange(isReversed ? null : next);
  }

  return (
    <I18nProvider locale={dateLocale()}>
      <AriaDateRangePicker
        value={range}
        onChange={change}
        granularity="day"
        shouldForceLeadingZeros
        onFocus={() => setWasLeft(false)}
        onBlur={() => setWasLeft(true)}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(message)}
        className={field.field}
        data-field={name}
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <FieldDescription>{description}</FieldDescription>
        <Group className={`${field.box} ${pickerBox}`}>
          <span className={dates}>
            <DatePart slot="start" onTypedChange={setStart} />
            <span className={styles.to} aria-hidden="true">
              –
            </span>
            <DatePart slot="end" onTypedChange={setEnd} />
          </span>
          <Button className={field.endButton}>
            <Icon icon={CalendarRange} />
          </Button>
        </Group>
        <FieldMessage>{message}</FieldMessage>
        <Popover className={overlay} offset={6} containerPadding={4}>
          <Dialog className={styles.window}>
            <Presets days={presets} value={value} onChange={onChange} today={today} minValue={minValue} />
            <RangeCalendar
              className={calendar}
              minValue={minValue ? parseDate(minValue) : undefined}
              maxValue={maxValue ? parseDate(maxValue) : undefined}
            >
              <Month isRange />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
