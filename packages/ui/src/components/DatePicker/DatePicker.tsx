import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker, Group } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
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
import { type DayBounds, outOfBounds } from '../private/SegmentedDate/day-bounds';
import * as styles from '../private/SegmentedDate/SegmentedDate.css';
import type { TypedParts } from '../private/SegmentedDate/WatchParts';

export type DatePickerProps = FieldProps &
  DayBounds & {
    /** 'YYYY-MM-DD'; null while there is none or parts are missing. */
    value: string | null;
    onChange: (value: string | null) => void;
  };

/** A day of the calendar, typed or found by its weekday: best for days near today, such as an appointment. */
export function DatePicker({
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
}: DatePickerProps) {
  const [typed, setTyped] = useState<TypedParts>('none');
  const [wasLeft, setWasLeft] = useState(false);
  const date = useMemo(() => value && parseDate(value), [value]);
  const fault = typed === 'some' ? m.date_field_incomplete() : outOfBounds(value, { minValue, maxValue });
  const message = useFieldMessage({ name, errorMessage, fault, wasLeft });
  return (
    <I18nProvider locale={dateLocale()}>
      <AriaDatePicker
        name={name}
        value={date || null}
        onChange={(day) => onChange(day?.toString() ?? null)}
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
        <Group className={`${field.box} ${styles.pickerBox}`}>
          <span className={styles.dates}>
            <DatePart onTypedChange={setTyped} />
          </span>
          <Button className={field.endButton}>
            <Icon icon={CalendarDays} />
          </Button>
        </Group>
        <FieldMessage>{message}</FieldMessage>
        <Popover className={overlay} offset={6} containerPadding={4}>
          <Dialog className={styles.window}>
            {/* Its days keep the bounds; the field itself says in words what is beyond them. */}
            <Calendar
              className={calendar}
              minValue={minValue ? parseDate(minValue) : undefined}
              maxValue={maxValue ? parseDate(maxValue) : undefined}
            >
              <Month />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  );
}
