import { type CalendarDate, parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import * as m from '../../../../generated/messages/messages';
import { outOfBounds } from '../../private/SegmentedDate/day-bounds';
import { SegmentedDate } from '../../private/SegmentedDate/SegmentedDate';
import type { DateFieldProps } from '../DateField';

export type TypedDateProps = DateFieldProps & { autoFocus: boolean };

/** The date field itself, with all that it takes to type a date part by part. */
export function TypedDate({ value, onChange, minValue, maxValue, ...field }: TypedDateProps) {
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
