import { type CalendarDate, parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import * as m from '../../../generated/messages/messages';
import type { FieldProps } from '../private/Field/field-props';
import { dateLocale } from '../private/SegmentedDate/date-locale';
import { SegmentedDate } from '../private/SegmentedDate/SegmentedDate';

export type DateFieldProps = FieldProps & {
  /** 'YYYY-MM-DD'; null while there is none or parts are missing. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** 'YYYY-MM-DD', the first day that can be. */
  minValue?: string;
  /** 'YYYY-MM-DD', the last day that can be. */
  maxValue?: string;
  /** 'bday' lets the browser fill in a date of birth. */
  autoComplete?: 'bday';
};

const spoken = (date: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );

/** A day of the calendar, typed: best where the day is known by heart, such as a date of birth. */
export function DateField({ value, onChange, minValue, maxValue, ...field }: DateFieldProps) {
  const date = useMemo<CalendarDate | null>(() => (value === null ? null : parseDate(value)), [value]);
  let outOfBounds: string | undefined;
  // Days as text stand in the order of time.
  if (value && maxValue && value > maxValue)
    outOfBounds = m.date_field_too_late({ latest: spoken(maxValue) });
  if (value && minValue && value < minValue)
    outOfBounds = m.date_field_too_early({ earliest: spoken(minValue) });
  return (
    <SegmentedDate
      {...field}
      value={date}
      onChange={(day) => onChange(day?.toString() ?? null)}
      granularity="day"
      incomplete={m.date_field_incomplete()}
      outOfBounds={outOfBounds}
    />
  );
}
