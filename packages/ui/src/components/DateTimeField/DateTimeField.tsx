import { now, parseAbsolute, toZoned, ZonedDateTime } from '@internationalized/date';
import { Clock } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DateValue } from 'react-aria-components/DateField';
import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import type { FieldProps } from '../private/Field/field-props';
import { dateLocale } from '../private/SegmentedDate/date-locale';
import { SegmentedDate } from '../private/SegmentedDate/SegmentedDate';

export type DateTimeFieldProps = FieldProps & {
  /** RFC 3339 with offset; null while there is none or parts are missing. */
  value: string | null;
  /** Given in the offset that holds in `timeZone` at that time, to the minute. */
  onChange: (value: string | null) => void;
  /** RFC 3339, the last moment that can be. */
  maxValue?: string;
  /**
   * IANA name of the zone whose clock is shown and typed.
   * @default the browser's
   */
  timeZone?: string;
};

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const thisMinute = (timeZone: string): ZonedDateTime => now(timeZone).set({ second: 0, millisecond: 0 });

/** Without the name of the zone in brackets, which RFC 3339 does not know. */
function toRfc3339(value: DateValue, timeZone: string): string {
  const zoned = value instanceof ZonedDateTime ? value : toZoned(value, timeZone);
  return zoned.toString().replace(/\[.*\]$/, '');
}

const spoken = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );

/** A moment, on the viewer's own clock. */
export function DateTimeField({
  value,
  onChange,
  maxValue,
  timeZone = browserZone(),
  ...field
}: DateTimeFieldProps) {
  const moment = useMemo(() => (value === null ? null : parseAbsolute(value, timeZone)), [value, timeZone]);
  const [placeholder] = useState(() => thisMinute(timeZone));
  const isTooLate = value !== null && maxValue !== undefined && Date.parse(value) > Date.parse(maxValue);
  return (
    <SegmentedDate
      {...field}
      value={moment}
      onChange={(typed) => onChange(typed && toRfc3339(typed, timeZone))}
      granularity="minute"
      placeholderValue={placeholder}
      incomplete={m.date_time_field_incomplete()}
      outOfBounds={isTooLate ? m.date_time_field_too_late({ latest: spoken(maxValue, timeZone) }) : undefined}
    >
      <Button
        tone="secondary"
        icon={Clock}
        isDisabled={field.isDisabled}
        onPress={() => onChange(toRfc3339(thisMinute(timeZone), timeZone))}
      >
        {m.date_time_field_now()}
      </Button>
    </SegmentedDate>
  );
}
