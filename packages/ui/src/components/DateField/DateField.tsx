import { type CalendarDate, parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import * as m from '../../../generated/messages/messages';
import type { FieldProps } from '../private/Field/field-props';
import { outOfBounds } from '../private/SegmentedDate/day-bounds';
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

/** A day of the calendar, typed: best where the day is known by heart, such as a date of birth. */
export function DateField({ value, onChange, minValue, maxValue, ...field }: DateFieldProps) {
  const date = useMemo<CalendarDate | null>(() => (value === null ? null : parseDate(value)), [value]);
  return (
    <SegmentedDate
      {...field}
      value={date}
      onChange={(day) => onChange(day?.toString() ?? null)}
      granularity="day"
      incomplete={m.date_field_incomplete()}
      outOfBounds={outOfBounds(value, { minValue, maxValue })}
    />
  );
}
